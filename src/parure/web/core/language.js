// What the page says: Fluent catalogues, one a language, the same that the terminal game reads.
// Reading `t` inside a component or an effect makes it follow the language: whoever switches sees it at once.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, effect, signal } from "@preact/signals";
import { edition, settings } from "./settings.js";

/** @typedef {import("preact").ComponentChild} Child */
/** @typedef {Record<string, string | number>} Arguments */

/** The languages there are, each by its own name. */
export const languages = /** @type {const} */ ([
  { code: "en", name: "English" },
  { code: "es", name: "Español" },
  { code: "pl", name: "Polski" },
  { code: "ru", name: "Русский" },
  { code: "zh-Hant", name: "繁體中文" },
]);

/** @typedef {typeof languages[number]["code"]} Code */

/** @type {Code} */
const FALLBACK = "en";

/**
 * The first of some wished-for languages that there is; English if there is none.
 * Whoever reads simplified characters reads traditional ones rather than English.
 * @param {readonly string[]} wishes
 * @returns {Code}
 */
export function negotiate(wishes) {
  for (const wish of wishes) {
    const primary = wish.toLowerCase().split("-")[0];
    const found = languages.find(({ code }) => code.toLowerCase().split("-")[0] === primary);
    if (found) return found.code;
  }
  return FALLBACK;
}

const wishes = signal(navigator.languages);
addEventListener("languagechange", () => (wishes.value = navigator.languages));

/** The language of the browser, as far as there is one. */
export const browserLanguage = computed(() => negotiate(wishes.value));

/** The language that is asked for; it is shown as soon as its catalogue is here. */
const wanted = computed(() =>
  settings.language.value === "auto" ? browserLanguage.value : negotiate([settings.language.value]),
);

/** The catalogues that have been fetched. */
const bundles = signal(/** @type {ReadonlyMap<Code, FluentBundle>} */ (new Map()));

/** The language that is shown. */
export const language = signal(wanted.peek());

/** @type {Map<Code, Promise<boolean>>} */
const fetching = new Map();

/**
 * Fetches a catalogue, once; says whether it is here. One that failed is asked for again next time.
 * @param {Code} code
 */
function load(code) {
  const underway = fetching.get(code) ?? fetchBundle(code);
  fetching.set(code, underway);
  return underway;
}

/** @param {Code} code */
async function fetchBundle(code) {
  try {
    const answer = await fetch(`/locale/${code}.ftl`);
    if (!answer.ok) throw new Error(`${answer.status}`);
    bundles.value = new Map(bundles.peek()).set(code, makeBundle(code, await answer.text()));
    return true;
  } catch {
    fetching.delete(code);
    return false;
  }
}

/**
 * A catalogue ready to be asked. Fluent's own isolation would put invisible marks round every argument, numbers and
 * gems included, which search, copying and screen readers stumble over: `isolated` puts them only where they matter.
 * @param {Code} code
 * @param {string} text
 */
export function makeBundle(code, text) {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** @param {Code} code */
async function show(code) {
  const here = (await load(code)) || (await load(FALLBACK));
  if (code === wanted.peek()) language.value = bundles.peek().has(code) ? code : FALLBACK;
  return here;
}

/** Settled when the first catalogue is here, or can't be had: then keys are shown rather than nothing. */
export const ready = show(wanted.peek());

effect(() => {
  void show(wanted.value);
});
effect(() => {
  document.documentElement.lang = language.value;
});

const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const MARK = /\ue000(\d+)\ue001/u;
const MARKS = /[\ue000\ue001]/gu;

/**
 * A text from outside that can't disturb what stands around it: no marks of ours, no direction that leaks.
 * @param {string} text
 */
function isolated(text) {
  const clean = text.replace(BIDI_CONTROLS, "").replace(MARKS, "");
  return RIGHT_TO_LEFT.test(clean) ? `\u2068${clean}\u2069` : clean;
}

/**
 * A message, and the language that it was found in; undefined where there is none.
 * @param {Code} code
 * @param {string} key
 */
function lookUp(code, key) {
  const [name = "", attribute] = key.split(".");
  const message = bundles.value.get(code)?.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? undefined;
}

/**
 * @param {string} key
 * @param {Arguments} args
 */
function format(key, args) {
  for (const code of new Set([language.value, FALLBACK])) {
    const pattern = lookUp(code, key);
    const bundle = bundles.value.get(code);
    if (pattern !== undefined && bundle) return bundle.formatPattern(pattern, args, []);
  }
  // Asked for only now, since a complete catalogue needs no other; the text appears when it has come.
  if (!bundles.value.has(FALLBACK)) void load(FALLBACK);
  return key;
}

/**
 * What a message says. `name.attribute` asks for an attribute. `edition` is the page's unless another one is given.
 * @param {string} key
 * @param {Arguments} [args]
 */
export function t(key, args = {}) {
  /** @type {Arguments} */
  const clean = { edition: edition.value };
  for (const [name, value] of Object.entries(args)) clean[name] = typeof value === "string" ? isolated(value) : value;
  return format(key, clean);
}

/**
 * The same with components among the arguments: the message cut where they stand, for putting into markup.
 * `tParts("event-took", {name: "Ann", gems: html`<${Chips} … />`})` is `["Ann takes ", <Chips/>]`.
 * @param {string} key
 * @param {Record<string, Child>} args
 * @returns {Child[]}
 */
export function tParts(key, args) {
  /** @type {Child[]} */
  const parts = [];
  /** @type {Arguments} */
  const plain = { edition: edition.value };
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "number") plain[name] = value;
    else if (typeof value === "string") plain[name] = isolated(value);
    else plain[name] = `\ue000${parts.push(value) - 1}\ue001`;
  }
  return format(key, plain)
    .split(MARK)
    .map((text, at) => (at % 2 ? parts[Number(text)] : text))
    .filter(part => part !== "");
}

/**
 * Whether there is such a message: for families that may grow, like the computers.
 * @param {string} key
 */
export const hasMessage = key => [language.value, FALLBACK].some(code => lookUp(code, key) !== undefined);

/** @type {{language: string, bundles: unknown, made: Map<string, unknown>}} */
let memory = { language: "", bundles: null, made: new Map() };

/**
 * What was made for a key before, as long as the language stays: words for dozens of cards are asked for with each move.
 * @template Made
 * @param {string} key
 * @param {() => Made} make
 * @returns {Made}
 */
export function recall(key, make) {
  if (memory.language !== language.value || memory.bundles !== bundles.value)
    memory = { language: language.value, bundles: bundles.value, made: new Map() };
  if (!memory.made.has(key)) memory.made.set(key, make());
  return /** @type {Made} */ (memory.made.get(key));
}

/**
 * A number as this language writes it.
 * @param {number} value
 * @param {Intl.NumberFormatOptions} [options]
 */
export const formatNumber = (value, options) => new Intl.NumberFormat(language.value, options).format(value);

/**
 * A list in words: Ann, Bob and Cy.
 * @param {string[]} items
 * @param {Intl.ListFormatType} [type] "unit" leaves out the "and"
 */
export const formatList = (items, type = "conjunction") =>
  recall(
    `list ${type}`,
    () => new Intl.ListFormat(language.value, { type, style: type === "unit" ? "short" : "long" }),
  ).format(items);

/**
 * A moment, as date and time.
 * @param {number} milliseconds
 */
export const formatMoment = milliseconds =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(milliseconds);

/**
 * So many gems in words, for whoever can't see them: "2 diamonds, 1 ruby".
 * @param {readonly number[]} gems
 * @param {string} game
 * @param {readonly {letter: string}[]} kinds
 */
export const formatGems = (gems, game, kinds) =>
  recall(`gems ${game} ${gems.join()}`, () => {
    const held = kinds.flatMap(({ letter }, kind) =>
      gems[kind] ? [t(`gem-${game}-${letter}.count`, { count: gems[kind] ?? 0 })] : [],
    );
    return held.length ? formatList(held, "unit") : t("nothing");
  });
