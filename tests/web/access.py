"""axe-core: what somebody with a screen reader, or with weak eyes, would stumble over."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SERIOUS = ("serious", "critical")
RUN = """async tags => {
  const wanted = { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] };
  const { violations } = await axe.run(document, wanted);
  return violations.map(({ id, impact, help, nodes }) => ({
    id, impact, help, nodes: nodes.map(({ html, failureSummary }) => ({ html, why: failureSummary })),
  }));
}"""


@cache
def _axe() -> str:
    if not AXE.exists():
        raise FileNotFoundError("these tests need axe-core: `make test` fetches it, or `npm install`")
    return AXE.read_text()


def stumbles(page: Page) -> list[str]:
    """What is seriously wrong with a page as it stands, contrast included."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_axe())
    found: list[dict[str, Any]] = page.evaluate(RUN, TAGS)
    return [
        f"{one['impact']} {one['id']}: {one['help']}: {node['html'][:160]} ({node['why']})"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"][:4]
    ]
