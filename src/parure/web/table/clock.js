// Clocks. The server's are true; between its words this page counts on by itself.
import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { t } from "../core/language.js";
import { usePlay } from "./context.js";
import { clockText } from "./words.js";

const LOW = 30_000;

/**
 * The time that a seat has now.
 * @param {import("../core/table.js").Table} table
 * @param {number} seat
 * @returns {number | null}
 */
function timeLeft(table, seat) {
  const info = table.info.value;
  const line = table.current.value;
  const left = info?.clocks?.[seat];
  if (left === undefined || !line) return null;
  return info?.to_move === seat ? Math.max(0, left - (performance.now() - line.came)) : left;
}

/** A seat's clock; nothing where no clocks run. @param {{seat: number}} props */
export function Clock({ seat }) {
  const { table } = usePlay();
  const tick = useSignal(0);
  const running = table.info.value?.clocks && table.info.value.to_move === seat;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick.value++, 200);
    return () => clearInterval(timer);
  }, [running]);
  tick.value;
  const left = timeLeft(table, seat);
  if (left === null) return null;
  const text = clockText(left);
  return html`<time
    class=${`clock ${left < LOW ? "low" : ""} ${running ? "running" : ""}`}
    role="timer"
    aria-label=${t("sr-clock", { time: text })}
  >${text}</time>`;
}
