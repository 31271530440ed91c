// What a first game is explained with, in order. A step says what and why, points at a part of the table, and is over when
// the player has done it or goes on.

/** @typedef {import("../../table/context.js").Play} Play */
/** @typedef {import("../../core/types.js").Event} Event */
/**
 * @typedef {object} Step
 * @property {string} key        of its message; its reason is the attribute `why`
 * @property {string} anchor     what it points at: the first that is on the page
 * @property {string} [also]     a second message
 * @property {Event["type"]} [act]   over once the player has done this
 * @property {(play: Play) => boolean} [when]    not before this holds
 * @property {(play: Play) => boolean} [urgent]  before all others while this holds
 * @property {"marvel"} [only]
 */

/** Whether something can be bought now. @param {Play} play */
const canBuy = ({ table }) => table.myTurn.value && table.legal.value.some(action => action.type === "buy");
/** Whether tokens have to go back now. @param {Play} play */
const mustReturn = ({ table }) => table.myTurn.value && table.view.value?.phase.type === "returning";

/** @type {readonly Step[]} */
const STEPS = [
  { key: "tutor-welcome", anchor: ".me .id, .me" },
  { key: "tutor-take", anchor: ".bank", also: "tutor-take-two", act: "took" },
  { key: "tutor-price", anchor: "[data-slot='0-1'] .card, [data-slot='1-1'] .card" },
  { key: "tutor-buy", anchor: ".space .card.can, .handcard .card.can", act: "bought", when: canBuy, urgent: canBuy },
  { key: "tutor-reserve", anchor: "[data-slot='1-2'] .card, .hand", act: "reserved" },
  { key: "tutor-limit", anchor: ".bar.warn, .me .meter", urgent: mustReturn },
  { key: "tutor-tiles", anchor: ".tiles" },
  { key: "tutor-gauntlet", anchor: ".me .gauntlet, .me", only: "marvel" },
  { key: "tutor-time", anchor: "[data-pile='6'], .bank", only: "marvel" },
  { key: "tutor-assemble", anchor: "[data-tile='assemble'], .tiles", only: "marvel" },
  { key: "tutor-end", anchor: ".me .id, .me" },
];
/** @type {Step} */
const LAST = { key: "tutor-ready", anchor: ".top" };

/** The steps of a game. @param {string} edition @returns {Step[]} */
export const stepsOf = edition => [...STEPS.filter(step => !step.only || step.only === edition), LAST];

/**
 * The step to show: what is urgent, then the first that has not been seen and can be shown; null while there is none.
 * One that is shown stays until it is over.
 * @param {readonly Step[]} steps @param {readonly string[]} seen @param {string | null} shown @param {Play} play @returns {Step | null}
 */
export function pickStep(steps, seen, shown, play) {
  const left = steps.filter(step => !seen.includes(step.key));
  const urgent = left.find(step => step.urgent?.(play));
  if (urgent) return urgent;
  const kept = left.find(step => step.key === shown && (!step.when || step.when(play)));
  if (kept) return kept;
  // Goodbye is said when there is nothing else to say.
  return left.find(step => (step === LAST ? left.length === 1 : !step.when || step.when(play))) ?? null;
}

/** How often the player has done something. @param {Play} play @param {Event["type"]} act */
export function countActs({ table }, act) {
  const me = table.seat.value;
  return table.turns.value.filter(turn => turn.seat === me).reduce((sum, turn) => sum + turn.events.filter(event => event.type === act).length, 0);
}
