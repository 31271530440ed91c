// Playing by keys alone. Letters are stones, as printed on them; so no letter of a stone has another meaning anywhere.
import { kindOfLetter } from "./staging.js";

/** @typedef {import("./types.js").Place} Place */
/**
 * @typedef {object} Player   what keys can ask for
 * @property {readonly {letter: string}[]} kinds
 * @property {(kind: number) => void} gem
 * @property {(place: Place, verb?: "buy" | "reserve") => void} place
 * @property {(verb: "buy" | "reserve") => void} verb
 * @property {() => void} nextWay
 * @property {() => void} confirm
 * @property {() => void} cancel
 * @property {() => boolean} isComplete
 * @property {() => boolean} hasCard
 * @property {(index: number) => boolean} option   chooses the n-th of what the bar offers; false if it offers nothing
 * @property {(waiting: string) => void} wait      keys that wait for another
 * @property {(what: "keys" | "rules" | "typing" | "moves" | "sound" | "takeback" | "menu") => void} open
 */

/** Levels are 1 to 3; the key after them stands for one's own hand. */
export const HAND = "4";

/**
 * The list that `?` shows: keys and the message that says what they do. Letters of stones come from the edition.
 * @type {[string[], string][]}
 */
export const SHORTCUTS = [
  [["1–3", "1–4"], "keys-card"],
  [["1–3", "0"], "keys-deck"],
  [["4", "1–3"], "keys-hand"],
  [["B"], "keys-buy"],
  [["V"], "keys-reserve"],
  [["X"], "keys-pay"],
  [["Enter"], "keys-confirm"],
  [["Esc"], "keys-cancel"],
  [["←", "↑", "→", "↓"], "keys-move"],
  [["/"], "keys-notation"],
  [["L"], "keys-log"],
  [["Z"], "keys-takeback"],
  [["M"], "keys-sound"],
  [["H", "F1"], "keys-rules"],
  [["?"], "keys-help"],
];

/** The place that an element on the page stands for. @param {EventTarget | null} target @returns {Place | null} */
export function placeOf(target) {
  const element = target instanceof Element ? target.closest("[data-slot], [data-deck], .handcard[data-held]") : null;
  if (!(element instanceof HTMLElement)) return null;
  const { slot, deck, held } = element.dataset;
  if (slot) {
    const [tier = 0, column = 0] = slot.split("-").map(Number);
    return { type: "slot", tier, column };
  }
  if (deck) return { type: "deck", tier: Number(deck) };
  return held ? { type: "held", index: Number(held.split("-")[1]) } : null;
}

/**
 * Where an arrow leads: the nearest element that lies that way.
 * @param {Element | null} from
 * @param {"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"} key
 * @param {Element[]} stops
 */
export function nextStop(from, key, stops) {
  if (!from) return stops[0] ?? null;
  const a = from.getBoundingClientRect();
  const [ax, ay] = [a.left + a.width / 2, a.top + a.height / 2];
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let best = null;
  let least = Infinity;
  for (const stop of stops) {
    if (stop === from) continue;
    const b = stop.getBoundingClientRect();
    if (!b.width) continue;
    const dx = b.left + b.width / 2 - ax;
    const dy = b.top + b.height / 2 - ay;
    const ahead = sign * (across ? dx : dy);
    const aside = Math.abs(across ? dy : dx);
    if (ahead <= 4) continue;
    const far = ahead + aside * 2.2;
    if (far < least) [least, best] = [far, stop];
  }
  return best;
}

/** Keys for a table. The handler says whether it used the key. */
export class Keyboard {
  /** @param {Player} player */
  constructor(player) {
    this.player = player;
    this.waiting = "";
  }

  /** @param {KeyboardEvent} event */
  handle(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const target = event.target;
    if (target instanceof HTMLElement && target.closest("input, textarea, select, dialog, [contenteditable]")) return;
    if (this.use(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** @param {string} keys */
  hold(keys) {
    this.waiting = keys;
    this.player.wait(keys);
  }

  /** @param {KeyboardEvent} event @returns {boolean} */
  use(event) {
    const { player } = this;
    const { key } = event;
    if (key.startsWith("Arrow")) return this.walk(/** @type {"ArrowLeft"} */ (key));
    if (key === "Escape") {
      this.hold("");
      player.cancel();
      return true;
    }
    if (key === "Enter") return this.enter(event);
    if (/^\d$/.test(key)) return this.digit(Number(key));
    const waited = this.waiting;
    this.hold("");
    if (key === "?") return this.open("keys");
    if (key === "F1") return this.open("rules");
    if (key === "/" || key === ":") return this.open("typing");
    if (key.length !== 1) {
      if (waited) this.hold(waited);
      return false;
    }
    const kind = kindOfLetter(player.kinds, key);
    if (kind !== null) {
      player.gem(kind);
      return true;
    }
    const here = placeOf(event.target);
    switch (key.toLowerCase()) {
      case "b":
        if (player.hasCard()) player.verb("buy");
        else if (here) player.place(here, "buy");
        else if (player.isComplete()) player.confirm();
        return true;
      case "v":
        if (player.hasCard()) player.verb("reserve");
        else if (here) player.place(here, "reserve");
        return true;
      case "x":
        player.nextWay();
        return true;
      case "l":
        return this.open("moves");
      case "z":
        return this.open("takeback");
      case "m":
        return this.open("sound");
      case "h":
        return this.open("rules");
      default:
        return false;
    }
  }

  /** @param {Parameters<Player["open"]>[0]} what */
  open(what) {
    this.player.open(what);
    return true;
  }

  /**
   * Confirms what is complete; else the key does what it does to the element that has the focus.
   * @param {KeyboardEvent} event
   */
  enter(event) {
    const { player } = this;
    if (event.repeat) return true;
    const target = event.target instanceof Element ? event.target : null;
    const free =
      !target ||
      target === document.body ||
      target.matches("[data-slot] *, [data-deck] *, [data-pile], .handcard *, .pick, .token");
    if (!free || !player.isComplete()) return false;
    player.confirm();
    return true;
  }

  /** @param {number} digit */
  digit(digit) {
    const { player } = this;
    const waited = this.waiting;
    if (waited === HAND) {
      this.hold("");
      if (digit >= 1) player.place({ type: "held", index: digit - 1 });
    } else if (waited) {
      this.hold("");
      const tier = Number(waited) - 1;
      player.place(digit === 0 ? { type: "deck", tier } : { type: "slot", tier, column: digit - 1 });
    } else if (!player.option(digit - 1) && digit >= 1 && digit <= Number(HAND)) this.hold(String(digit));
    return true;
  }

  /** @param {"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"} key */
  walk(key) {
    const stops = [...document.querySelectorAll("[data-nav]")];
    const here = document.activeElement;
    const from = here && stops.includes(here) ? here : null;
    const next = nextStop(from, key, from ? stops : stops.filter(stop => stop.closest("[data-slot]")));
    if (!(next instanceof HTMLElement || next instanceof SVGElement)) return false;
    next.focus();
    return true;
  }
}
