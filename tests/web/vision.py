"""How the table looks to somebody with another colour vision, by Chromium's own simulation."""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import CDPSession, Page

VISIONS = ("none", "protanopia", "deuteranopia", "tritanopia")

DIFFER = """async ([data, boxes]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${data}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(picture, 0, 0);
  const things = boxes.map(box => pen.getImageData(...box).data);
  const differ = (one, two) => {
    let sum = 0;
    for (let i = 0; i < one.length; i += 4)
      sum += Math.max(...[0, 1, 2].map(part => Math.abs(one[i + part] - two[i + part])));
    return sum / (one.length / 4);
  };
  return things.flatMap((one, a) => things.slice(a + 1).map((two, b) => [a, a + 1 + b, differ(one, two)]));
}"""


class Eyes:
    """A page through somebody's eyes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._session: CDPSession = page.context.new_cdp_session(page)

    def see(self, vision: str) -> None:
        """Looks with that vision from now on."""
        self._session.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})

    def photograph(self, path: Path, *, form: str = "webp", quality: int = 80) -> None:
        """Keeps what is seen, small."""
        shot = self._session.send("Page.captureScreenshot", {"format": form, "quality": quality})
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(shot["data"]))

    def alike(self, selector: str) -> dict[tuple[int, int], float]:
        """For each pair of things of one size, how much they differ: 0 not at all, 255 as black and white."""
        boxes = []
        for thing in self.page.locator(selector).all():
            box = thing.bounding_box()
            assert box is not None
            boxes.append([round(box[side]) for side in ("x", "y", "width", "height")])
        shot = base64.b64encode(self.page.screenshot()).decode()
        return {(a, b): much for a, b, much in self.page.evaluate(DIFFER, [shot, boxes])}
