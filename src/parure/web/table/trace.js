// The thread of the last move: dotted, in the gutters between the cards, from where something lay to whom it went.
import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { usePlay } from "./context.js";

/** @typedef {{d: string, tip: string}} Thread */

/**
 * The way of a thread. It leaves its source downwards, runs in the gutter below to the left edge of the tiles, and in
 * that gutter to the panel.
 * @param {DOMRect} source @param {DOMRect} panel @param {DOMRect} tiles @param {DOMRect} board @param {number} below
 * @returns {Thread}
 */
export function thread(source, panel, tiles, board, below) {
  const x = tiles.left - 8 - board.left;
  const y = below - board.top;
  const end = Math.max(panel.top + 26, Math.min(below, panel.bottom - 26)) - board.top;
  const turn = Math.sign(end - y);
  const bend = Math.min(8, Math.abs(end - y) / 2);
  const start = source.left + source.width / 2 - board.left;
  const right = panel.right - board.left;
  const down =
    turn === 0
      ? `L${right + 6} ${end}`
      : `Q${x} ${y} ${x} ${y + bend * turn}V${end - bend * turn}Q${x} ${end} ${Math.max(x - bend, right + 6)} ${end}L${right + 6} ${end}`;
  return { d: `M${start} ${y}H${x + (turn ? bend : 0)}${down}`, tip: `M${right} ${end}l7 -5v10Z` };
}

/** The thread for the last turn of somebody else. */
export function Trace() {
  const { table } = usePlay();
  const frame = useRef(/** @type {SVGSVGElement | null} */ (null));
  const line = useSignal(/** @type {Thread | null} */ (null));
  const turns = table.turns.value;
  const last = turns[turns.length - 1];
  const me = table.seat.value;
  useLayoutEffect(() => {
    if (!last || last.seat === me) {
      line.value = null;
      return;
    }
    const measure = () => {
      line.value = measureThread(frame.current, last);
    };
    const later = requestAnimationFrame(measure);
    addEventListener("resize", measure);
    return () => {
      cancelAnimationFrame(later);
      removeEventListener("resize", measure);
    };
  }, [last?.number, last?.events.length, me]);
  return html`<svg ref=${frame} class="trace" aria-hidden="true">${
    line.value
      ? html`<path
    key=${line.value.d}
    class="thread"
    d=${line.value.d}
  /><path class="tip" d=${line.value.tip} />`
      : null
  }</svg>`;
}

/**
 * @param {SVGSVGElement | null} svg
 * @param {import("../core/turns.js").Turn} turn
 * @returns {Thread | null}
 */
function measureThread(svg, turn) {
  const board = svg?.parentElement?.getBoundingClientRect();
  const panel = document.querySelector(`.other[data-player="${turn.seat}"]`)?.getBoundingClientRect();
  const tiles = document.querySelector(".tiles")?.getBoundingClientRect();
  const market = document.querySelector(".market")?.getBoundingClientRect();
  // Only where panels, tiles and market stand side by side is there a gutter to run in.
  if (!board || !panel || !tiles || !market || panel.right > tiles.left || tiles.right > market.left)
    return null;
  for (const event of turn.events) {
    if ((event.type === "bought" || event.type === "reserved") && event.place.type !== "held") {
      const { place } = event;
      const spot =
        place.type === "slot" ? `[data-slot="${place.tier}-${place.column}"]` : `[data-deck="${place.tier}"]`;
      const source = document.querySelector(spot)?.getBoundingClientRect();
      if (source) return thread(source, panel, tiles, board, source.bottom + 5);
    }
    if (event.type === "took") {
      const kind = event.gems.findIndex(Boolean);
      const source = document.querySelector(`[data-pile="${kind}"]`)?.getBoundingClientRect();
      const bank = document.querySelector(".bank")?.getBoundingClientRect();
      if (source && bank && bank.left > market.right)
        return thread(source, panel, tiles, board, Math.max(market.bottom, bank.bottom) + 5);
      if (source && bank && bank.top >= market.bottom) return thread(source, panel, tiles, board, bank.top - 5);
    }
  }
  return null;
}
