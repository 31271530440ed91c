// The tutor of a first game: a card beside the real table, which never stands in the way of a move.
import { useComputed, useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { hasMessage, t } from "../core/language.js";
import { kept } from "../core/settings.js";
import { IconButton } from "../parts/button.js";
import { Icon } from "../parts/icon.js";
import { usePlay } from "../table/context.js";
import { declineTutor, tutored, wantTutor } from "./tutor/memory.js";
import { placeCard } from "./tutor/place.js";
import { countActs, pickStep, stepsOf } from "./tutor/steps.js";

/** @typedef {import("../table/context.js").Play} Play */
/** @typedef {import("./tutor/place.js").Box} Box */
/** What has been shown, and at which table: a reload goes on there. @typedef {{ table: string, seen: string[] }} Progress */

/** @param {unknown} value @returns {value is Progress} */
const isProgress = value => {
  const { table, seen } = /** @type {Progress} */ (value ?? {});
  return typeof table === "string" && Array.isArray(seen) && seen.every(key => typeof key === "string");
};
const progress = kept("tutor.at", /** @type {Progress} */ ({ table: "", seen: [] }), isProgress);

/** What a move needs, and how much it should stay free. @type {[string, number][]} */
const NEEDED = [
  [".bar", 20],
  [".bank", 20],
  [".market", 2],
  [".player.me", 2],
  [".tiles", 1],
  [".opps", 0.6],
];

/** The first of some places that is on the page and has a size. @param {string} places */
function find(places) {
  for (const place of places.split(", ")) {
    const element = document.querySelector(place);
    if (element?.getBoundingClientRect().width) return element;
  }
  return null;
}

/** Whether one plays here. @param {Play} play */
const isPlaying = ({ table }) => table.info.value?.status === "playing" && table.seat.value !== null && table.handover.value === null;

/** Whether this is a game to be shown round in: one's own, alone against computers. @param {Play} play */
function suits({ table }) {
  const seats = table.info.value?.seats ?? [];
  return !table.shared && seats.every((chair, seat) => seat === table.seat.value || chair.agent !== null);
}

/** Runs at the table at which somebody asked for it. @param {Play} play */
function useRunning(play) {
  const memory = tutored[play.edition.key];
  return useComputed(() => isPlaying(play) && (memory.value === "wanted" || (memory.value !== "seen" && progress.value.table === play.table.id)));
}

/** Whether to offer it: once, at the beginning of the first game. Whoever makes a move instead has answered. @param {Play} play */
function useOffer(play) {
  const memory = tutored[play.edition.key];
  const fits = isPlaying(play) && suits(play);
  const moved = play.table.turns.value.some(turn => turn.seat === play.table.seat.value);
  useEffect(() => {
    if (fits && moved && memory.peek() === "new") memory.value = "begun";
  }, [fits, moved]);
  return fits && !moved && memory.value === "new" && progress.value.table !== play.table.id;
}

/** Keeps the card beside its anchor. @param {string | undefined} anchor @param {unknown[]} changes */
function usePlace(anchor, changes) {
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const at = useSignal(/** @type {{ left: number, top: number } | null} */ (null));
  const ring = useSignal(/** @type {Box | null} */ (null));
  useLayoutEffect(() => {
    const measure = () => {
      const target = anchor ? find(anchor) : null;
      const box = target?.getBoundingClientRect();
      const own = card.current;
      if (!box || !own) return;
      const needed = NEEDED.flatMap(([place, weight]) => {
        const other = document.querySelector(place)?.getBoundingClientRect();
        return other ? [{ box: other, weight }] : [];
      });
      const idle = document.querySelector(".board .log")?.getBoundingClientRect();
      const next = placeCard(box, { width: own.offsetWidth, height: own.offsetHeight }, { width: innerWidth, height: innerHeight }, needed, idle?.width && idle.height > own.offsetHeight ? idle : null);
      if (next.left !== at.peek()?.left || next.top !== at.peek()?.top) at.value = next;
      ring.value = { left: box.left - 6, top: box.top - 6, width: box.width + 12, height: box.height + 12 };
    };
    measure();
    const later = setTimeout(measure, 400); // when what flies has landed
    addEventListener("resize", measure);
    addEventListener("scroll", measure, true);
    return () => {
      clearTimeout(later);
      removeEventListener("resize", measure);
      removeEventListener("scroll", measure, true);
    };
  }, [anchor, ...changes]);
  return { card, at, ring };
}

/** The question whether to be shown round. */
function Offer() {
  const { edition, table } = usePlay();
  const { card, at } = usePlace(".me .id, .me", [table.update.value?.version]);
  return html`<div class="tutor-layer">
    <section ref=${card} class="tutor offer" aria-label=${t("tutor-title")} style=${at.value ? { left: `${at.value.left}px`, top: `${at.value.top}px` } : { visibility: "hidden" }}>
      <p class="what" role="status">${t("tutor-offer")}</p>
      <footer>
        <button type="button" class="btn small ghost" onClick=${declineTutor}>${t("tutor-no")}</button>
        <button type="button" class="btn small" onClick=${() => wantTutor(edition.key)}>${t("tutor-show")}</button>
      </footer>
    </section>
  </div>`;
}

/** @param {Box} box */
const pixels = ({ left, top, width, height }) => ({ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });

/** The offer, or what follows when it is taken. */
export function Tutor() {
  return useOffer(usePlay()) ? html`<${Offer} />` : html`<${Lesson} />`;
}

function Lesson() {
  const play = usePlay();
  const { table, edition } = play;
  const running = useRunning(play);
  const steps = useMemo(() => stepsOf(edition.key), [edition]);
  const shown = useRef(/** @type {string | null} */ (null));
  const base = useRef({ key: "", count: 0 });
  const praised = useSignal(false);
  const small = useSignal(false);
  const seen = progress.value.table === table.id ? progress.value.seen : [];
  const step = running.value ? pickStep(steps, seen, shown.current, play) : null;
  shown.current = step?.key ?? shown.current;

  /** @param {boolean} done */
  const goOn = done => {
    if (!step) return;
    praised.value = done;
    progress.value = { table: table.id, seen: [...seen, step.key] };
  };
  const finish = () => {
    tutored[edition.key].value = "seen";
    progress.value = { table: "", seen: [] };
  };
  // From here on it is this table's tutor, also after a reload.
  useEffect(() => {
    if (!running.value) return;
    if (progress.peek().table !== table.id) progress.value = { table: table.id, seen: [] };
    if (tutored[edition.key].peek() === "wanted") {
      shown.current = null;
      tutored[edition.key].value = "begun";
      progress.value = { table: table.id, seen: [] };
    }
  }, [running.value, tutored[edition.key].value]);
  const count = step?.act ? countActs(play, step.act) : 0;
  useEffect(() => {
    if (!step) return;
    if (base.current.key !== step.key) base.current = { key: step.key, count };
    else if (count > base.current.count) goOn(true);
  }, [step?.key, count]);
  const { card, at, ring } = usePlace(step?.anchor, [step?.key, small.value, table.update.value?.version, table.staged.value, running.value]);
  if (!step) return null;
  const last = step === steps[steps.length - 1];
  const number = Math.min(steps.length, seen.length + 1);
  return html`<div class="tutor-layer">
    ${ring.value && !small.value && html`<div class="tutor-ring" style=${pixels(ring.value)} aria-hidden="true"></div>`}
    <section
      ref=${card}
      class=${`tutor ${small.value ? "small" : ""}`}
      aria-label=${t("tutor-title")}
      style=${at.value ? { left: `${at.value.left}px`, top: `${at.value.top}px` } : { visibility: "hidden" }}
    >
      <header>
        <span class="tutor-steps" role="img" aria-label=${t("tutor-step", { step: number, steps: steps.length })}>
          ${steps.map((one, i) => html`<i key=${one.key} class=${i < number ? "on" : ""}></i>`)}
        </span>
        <${IconButton} icon=${small.value ? "up" : "minus"} label=${t(small.value ? "tutor-more" : "tutor-less")} onClick=${() => (small.value = !small.value)} />
        <${IconButton} icon="close" label=${t("tutor-skip")} onClick=${finish} />
      </header>
      ${!small.value &&
      html`<div class="tutor-text" role="status">
          ${praised.value && html`<p class="praise"><${Icon} name="tick" />${t("tutor-well-done")}</p>`}
          <p class="what">${t(step.key, { key: "H" })}${step.also ? ` ${t(step.also)}` : ""}</p>
          ${hasMessage(`${step.key}.why`) && html`<p class="why"><b>${t("tutor-why")}</b> ${t(`${step.key}.why`)}</p>`}
        </div>
        <footer>
          ${step.act && html`<span class="try">${t("tutor-try")}</span>`}
          <button type="button" class=${`btn small ${step.act ? "ghost" : ""}`} onClick=${() => (last ? finish() : goOn(false))}>${t(last ? "tutor-done" : "next")}</button>
        </footer>`}
    </section>
  </div>`;
}
