from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import parure
from parure.codec import actions
from parure.kernel.features import features
from parure.search import Budget, Manner, Net, NetError, Search, SearchError, shipped
from tests.search.games import EDITIONS, middle, seen
from tests.search.model import random_model


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_model_judges_positions_and_drives_the_search(edition: str, tmp_path: Path) -> None:
    game = parure.edition(edition)
    path = tmp_path / "small.onnx"
    path.write_bytes(random_model(game, (16, 16)))
    net, view = Net(path, game), seen(middle(edition, 2, 1))
    logits, values = net(features(view)[None])
    assert logits.shape == (1, len(actions(game)))
    assert values.shape == (1, 4)
    assert (np.abs(values) <= 1).all()
    thoughts = [Search(game, manner=Manner(heat=1.0), judge=net).think(view, Budget(simulations=200), 1) for _ in "ab"]
    assert thoughts[0].best in view.legal
    assert np.array_equal(thoughts[0].visits, thoughts[1].visits)


def test_a_model_of_another_edition_or_no_model_is_refused(tmp_path: Path) -> None:
    model = random_model(parure.edition("marvel"), (8,))
    with pytest.raises(NetError, match=r"marvel@.*splendor@.* is needed"):
        Net(model, parure.edition("splendor"))
    with pytest.raises(NetError, match="can't be read"):
        Net(tmp_path / "nowhere.onnx", parure.edition("splendor"))
    with pytest.raises(NetError, match="the model can't be read"):
        Net(b"no model", parure.edition("splendor"))


def test_a_net_of_another_edition_is_refused_by_a_search() -> None:
    splendor, marvel = (parure.edition(key) for key in EDITIONS)
    with pytest.raises(SearchError, match="this net is for splendor@1, and marvel@1 is to be played"):
        Search(marvel, judge=shipped(splendor))


def test_a_model_of_other_features_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    model = random_model(parure.edition("splendor"), (8,))
    monkeypatch.setattr("parure.search.net.FEATURES_VERSION", 99)
    with pytest.raises(NetError, match=r"parure\.features 2, and 99 is needed"):
        Net(model, parure.edition("splendor"))
