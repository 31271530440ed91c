"""On a phone, whatever can be touched is large enough for a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.album import PAGES
from tests.web.guests import NARROW, PHONE, Guests

LEAST = 44
# What can be touched: where it is, or its label's place, with what its ::after adds to it. Links in a line of text are
# as high as the line; what lies under a dialog, or is only for the keyboard, can't be touched.
SMALL = """least => {
  const open = document.querySelector("dialog[open]") ?? document;
  const all = open.querySelectorAll("button, a[href], select, textarea, input, summary, [role=tab]");
  return [...all].flatMap(one => {
    const target = one.closest("label") ?? one;
    const style = getComputedStyle(target);
    if (one.disabled || one.closest(".skip, [inert], p, small") || style.pointerEvents === "none") return [];
    if (!target.checkVisibility({ visibilityProperty: true })) return [];
    const box = target.getBoundingClientRect();
    if (box.width <= 2 || box.right < 0) return [];
    const more = getComputedStyle(target, "::after");
    const grown = more.content !== "none" && more.position === "absolute" && more.pointerEvents !== "none";
    const width = Math.max(box.width, grown ? parseFloat(more.width) : 0);
    const height = Math.max(box.height, grown ? parseFloat(more.height) : 0);
    const name = `${one.tagName}.${one.className} ${one.getAttribute("aria-label") ?? one.textContent.trim()}`;
    return width >= least - .5 && height >= least - .5 ? [] : [`${name}: ${width.toFixed(0)} x ${height.toFixed(0)}`];
  });
}"""


def small_targets(page: Page) -> str:
    found: list[str] = page.evaluate(SMALL, LEAST)
    return "\n".join(sorted(set(found)))


@pytest.mark.parametrize(
    ("name", "edition"),
    [
        ("crowd", "splendor"),
        ("friends", "marvel"),
        ("watch", "splendor"),
        ("settings", "marvel"),
        ("waiting", "splendor"),
        ("tutor", "marvel"),
        ("payment", "marvel"),
        ("returning", "marvel"),
        ("menu", "splendor"),
        ("beaten", "marvel"),
        ("replay", "marvel"),
    ],
)
def test_targets_on_a_phone(party: Guests, name: str, edition: str) -> None:
    guest = party.invite(phone=PHONE, tutor=name == "tutor", kept={"edition": edition})
    page = PAGES[name](guest, edition)
    assert small_targets(page) == ""
    page.set_viewport_size({"width": NARROW["width"], "height": NARROW["height"]})
    assert small_targets(page) == ""
