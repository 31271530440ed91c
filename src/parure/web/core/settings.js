// What a person has chosen, kept in this browser and shared by its tabs. No page needs to know where it is kept.
import { computed, effect, signal } from "@preact/signals";

/** @typedef {"splendor" | "marvel"} EditionKey */
/** @typedef {"auto" | "light" | "dark"} Theme */
/** @typedef {"off" | "fast" | "normal" | "calm"} Motion */

const PREFIX = "parure.";

/**
 * The text kept under a name, or null; a browser that keeps nothing (private windows) is no reason to fail.
 * @param {string} name
 */
function read(name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/**
 * A signal whose value outlives the page. What was kept is used only if it has the form of the default.
 * @template T
 * @param {string} name
 * @param {T} initial
 * @param {(value: unknown) => value is T} fits
 * @returns {import("@preact/signals").Signal<T>}
 */
export function kept(name, initial, fits) {
  /** @param {string | null} text @returns {T} */
  const parse = text => {
    try {
      const value = text === null ? initial : JSON.parse(text);
      return fits(value) ? value : initial;
    } catch {
      return initial;
    }
  };
  const value = signal(parse(read(name)));
  let last = JSON.stringify(value.value);
  effect(() => {
    const text = JSON.stringify(value.value);
    if (text === last) return;
    last = text;
    try {
      localStorage.setItem(PREFIX + name, text);
    } catch {
      // A full or forbidden store: the choice lasts as long as the page.
    }
  });
  addEventListener("storage", event => {
    if (event.key !== PREFIX + name) return;
    const next = parse(event.newValue);
    last = JSON.stringify(next);
    value.value = next;
  });
  return value;
}

/**
 * A check for one of a few words.
 * @template {string} T
 * @param {readonly T[]} words
 */
const oneOf = words => /** @param {unknown} value @returns {value is T} */ value => words.includes(/** @type {T} */ (value));
/** @param {unknown} value @returns {value is boolean} */
const isFlag = value => typeof value === "boolean";
/** @param {unknown} value @returns {value is string} */
const isText = value => typeof value === "string" && value.length <= 40;
/** @param {unknown} value @returns {value is string[]} */
const isTexts = value => Array.isArray(value) && value.length <= 4 && value.every(isText);

export const THEMES = /** @type {const} */ (["auto", "light", "dark"]);
export const MOTIONS = /** @type {const} */ (["off", "fast", "normal", "calm"]);
export const EDITIONS = /** @type {const} */ (["splendor", "marvel"]);

export const settings = {
  theme: kept("theme", /** @type {Theme} */ ("auto"), oneOf(THEMES)),
  /** A language tag of the catalogues, or "auto": the browser's own. */
  language: kept("language", "auto", isText),
  motion: kept("motion", /** @type {Motion} */ ("normal"), oneOf(MOTIONS)),
  sound: kept("sound", true, isFlag),
  notify: kept("notify", false, isFlag),
  /** Whether a choice is staged and confirmed, or played with the click that completes it. */
  confirm: kept("confirm", true, isFlag),
  edition: kept("edition", /** @type {EditionKey} */ ("splendor"), oneOf(EDITIONS)),
  /** The names last used at this browser, one's own first. */
  names: kept("names", /** @type {string[]} */ ([]), isTexts),
};

/**
 * A signal that follows a media query.
 * @param {string} query
 */
function follow(query) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => (matches.value = list.matches));
  return matches;
}

const prefersDark = follow("(prefers-color-scheme: dark)");
const prefersStill = follow("(prefers-reduced-motion: reduce)");

/** The theme that is shown. */
export const theme = computed(() =>
  settings.theme.value === "auto" ? (prefersDark.value ? "dark" : "light") : settings.theme.value,
);

/** The edition of the page that is open, where it has one of its own: a table's, a replay's. */
export const pageEdition = signal(/** @type {EditionKey | null} */ (null));

/** The edition whose look is shown. */
export const edition = computed(() => pageEdition.value ?? settings.edition.value);

/** How long motion takes, as a factor; 0 is none. Whoever asks the system for less motion gets none. */
export const pace = computed(() =>
  prefersStill.value ? 0 : { off: 0, fast: 0.5, normal: 1, calm: 2 }[settings.motion.value],
);
