// A computer's level, in words.
import { hasMessage, t } from "./language.js";

/** @typedef {import("./types.js").SeatInfo} SeatInfo */

/**
 * What a level is called; one that the catalogues don't know yet, by the server's word. Options stay as they are typed.
 * @param {string} agent such as `expert`, or `search:seconds=1`
 */
export function levelName(agent) {
  const [name = "", options] = agent.split(":");
  const words = hasMessage(`agent-${name}`) ? t(`agent-${name}`) : name;
  return options ? `${words} · ${options}` : words;
}

/** The level of a seat on which a computer sits from the start; null for people, also those who have left. @param {SeatInfo} chair */
export const levelOf = chair => (chair.agent && !chair.left ? levelName(chair.agent) : null);

/** A player's name, a computer's with its level. @param {SeatInfo} chair */
export function fullName(chair) {
  const level = levelOf(chair);
  return level ? t("seat-level", { name: chair.name, level }) : chair.name;
}
