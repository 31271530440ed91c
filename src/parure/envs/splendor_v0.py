"""Splendor for PettingZoo: `splendor_v0.env(players=3)`; docs/environments.md tells the rest."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from parure.envs.aec import ParureAEC, wrapped


def raw_env(**options: Any) -> ParureAEC:
    """The game without wrappers: an illegal action is an error that names the rule."""
    return ParureAEC("splendor", **options)


def env(**options: Any) -> AECEnv[str, dict[str, Any], Any]:
    """The game in PettingZoo's usual wrappers: an illegal action ends it, and its player loses."""
    return wrapped(raw_env(**options))
