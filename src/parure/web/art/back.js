// Backs of cards: engine-turned lines, more of them with each level.
import { rosette, trace } from "./draw.js";
import { polar, TAU } from "./shapes.js";

/** @typedef {import("./draw.js").Stroke} Stroke */

/** @param {number} level @param {"splendor" | "marvel"} edition @returns {Stroke[]} */
export function back(level, edition) {
  const rows = 6 + level * 3;
  let d = "";
  for (let j = 0; j < rows; j++)
    d += rosette([50, 70], 60 - j * (54 / rows), 2 + level * 1.6, 4 + level * 4, j * (level === 1 ? 0 : 0.55));
  if (edition === "splendor") return [{ c: "engraving", d }];
  let rays = "";
  for (let i = 0; i < 24; i++) {
    const a = ((i + 0.5) * TAU) / 24;
    rays += trace([polar([50, 70], 16, a), polar([50, 70], 110, a - 0.06), polar([50, 70], 110, a + 0.06)]);
  }
  return [{ c: "engraved-rays", d: rays }, { c: "engraving", d }];
}
