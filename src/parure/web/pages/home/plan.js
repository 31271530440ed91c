// What a person wants to play: remembered, so that the next game is one click away.
import { signal } from "@preact/signals";
import { agents as askAgents } from "../../core/api.js";
import { hasMessage, t } from "../../core/language.js";
import { kept, settings } from "../../core/settings.js";

/** @typedef {import("../../core/types.js").NewTable} NewTable */
/** @typedef {import("../../core/types.js").NewSeat} NewSeat */
/** @typedef {"computer" | "friends" | "watch"} Door */
/** @typedef {"me" | "friend" | "anyone" | "computer"} Who */
/** @typedef {{ name: string, description: string }} Agent */
/** Who a seat is for; `level` is a computer's, from 1. @typedef {{ who: Who, level: number }} Chair */
/** @typedef {"none" | "5+5" | "10+10" | "20+20" | "own"} ClockChoice */

export const DOORS = /** @type {const} */ (["computer", "friends", "watch"]);
export const PACES = /** @type {const} */ (["fast", "normal", "calm"]);
const PACE_MS = { fast: 250, normal: 700, calm: 1600 };
export const CLOCKS = /** @type {const} */ (["none", "5+5", "10+10", "20+20", "own"]);
export const ORDERS = /** @type {const} */ (["random", "me"]);
/** What the server takes, in minutes and in seconds a turn. */
export const MOST_MINUTES = 1440;
export const MOST_SECONDS = 3600;
const SEATS = [2, 3, 4];
const WHO = /** @type {const} */ (["me", "friend", "anyone", "computer"]);

/** @template {string} T @param {readonly T[]} words @returns {(value: unknown) => value is T} */
const oneOf = words => /** @returns {value is T} */ value => words.includes(/** @type {T} */ (value));
/** @param {unknown} value @returns {value is number} */
const isSeats = value => SEATS.includes(/** @type {number} */ (value));
/** @param {unknown} value @returns {value is number[]} */
const isLevels = value => Array.isArray(value) && value.length === 3 && value.every(level => Number.isInteger(level) && level > 0 && level < 100);
/** @param {unknown} value @returns {value is Chair[]} */
const isChairs = value =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every(chair => WHO.includes(chair?.who) && Number.isInteger(chair?.level) && chair.level > 0 && chair.level < 100);
/** @param {number} most @returns {(value: unknown) => value is number} */
const isUpTo = most => /** @returns {value is number} */ value => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
/** @param {unknown} value @returns {value is boolean} */
const isFlag = value => typeof value === "boolean";

export const plan = {
  door: kept("home.door", /** @type {Door} */ ("computer"), oneOf(DOORS)),
  /** How many sit at a table against the computer. */
  seats: kept("home.seats", 2, isSeats),
  /** The level of each opponent, from 1; one higher than there is means the highest. */
  levels: kept("home.levels", [2, 2, 2], isLevels),
  order: kept("home.order", /** @type {"random" | "me"} */ ("random"), oneOf(ORDERS)),
  pace: kept("home.pace", /** @type {"fast" | "normal" | "calm"} */ ("normal"), oneOf(PACES)),
  clock: kept("home.clock", /** @type {ClockChoice} */ ("none"), oneOf(CLOCKS)),
  minutes: kept("home.minutes", 15, isUpTo(MOST_MINUTES)),
  seconds: kept("home.seconds", 10, isUpTo(MOST_SECONDS)),
  /** How many sit at a table with friends, and who. */
  company: kept("home.company", 2, isSeats),
  chairs: kept(
    "home.chairs",
    /** @type {Chair[]} */ ([
      { who: "me", level: 2 },
      { who: "friend", level: 2 },
      { who: "friend", level: 2 },
      { who: "computer", level: 2 },
    ]),
    isChairs,
  ),
  listed: kept("home.listed", true, isFlag),
};

/** The computers there are, weakest first; empty until they are known. */
export const agents = signal(/** @type {Agent[]} */ ([]));

/** Asks which computers there are; without an answer the server's own choice plays. */
export async function fetchAgents() {
  if (agents.peek().length) return;
  agents.value = await askAgents().catch(() => []);
}

/** The computer of a level, or the strongest there is. @param {number} level */
export const agentOf = level => agents.value[Math.min(level, agents.value.length) - 1];

/** What a computer is like. @param {Agent} agent */
export const agentAbout = agent => (hasMessage(`agent-${agent.name}.about`) ? t(`agent-${agent.name}.about`) : agent.description);

/** The name of a person on a seat of this screen; the first is one's own. @param {number} nth */
export const nameOf = nth => settings.names.value[nth] ?? "";

/** @param {number} nth @param {string} name */
export function rename(nth, name) {
  const names = Array.from({ length: Math.max(settings.names.peek().length, nth + 1) }, (_, i) => settings.names.peek()[i] ?? "");
  names[nth] = name;
  settings.names.value = names;
}

function clockOf() {
  const choice = plan.clock.value;
  if (choice === "none") return null;
  const [minutes = 0, seconds = 0] = choice === "own" ? [plan.minutes.value, plan.seconds.value] : choice.split("+").map(Number);
  return { initial: Math.max(10, minutes * 60), increment: seconds };
}

/** A computer's seat. @param {number} level @param {number} nth of the computers at the table */
const computer = (level, nth) => {
  const agent = agentOf(level);
  return /** @type {NewSeat} */ ({ who: "computer", name: t(`computer-name-${nth + 1}`), ...(agent ? { agent: agent.name } : {}) });
};

/** The table against the computer. @returns {NewTable} */
export function soloTable() {
  const levels = plan.levels.value.slice(0, plan.seats.value - 1);
  return {
    edition: settings.edition.value,
    seats: [{ who: "me", name: nameOf(0).trim() || t("player-number", { number: 1 }) }, ...levels.map(computer)],
    first: plan.order.value === "me" ? 0 : "random",
    clock: clockOf(),
    pace: PACE_MS[plan.pace.value],
    listed: false,
  };
}

/** The table with friends. @returns {NewTable} */
export function friendsTable() {
  let people = 0;
  let computers = 0;
  const seats = plan.chairs.value.slice(0, plan.company.value).map(({ who, level }, seat) => {
    if (who === "computer") return computer(level, computers++);
    if (who === "me") return { who, name: nameOf(people++).trim() || t("player-number", { number: seat + 1 }) };
    return { who };
  });
  return {
    edition: settings.edition.value,
    seats,
    first: plan.order.value === "me" ? 0 : "random",
    clock: clockOf(),
    pace: PACE_MS[plan.pace.value],
    listed: plan.listed.value && seats.some(seat => seat.who === "anyone"),
  };
}
