// The server's answers over HTTP. A token goes into a header, never into an address.

/** @typedef {import("./types.js").Refusal} Refusal */
/** @typedef {import("./types.js").TableInfo} TableInfo */
/** @typedef {import("./types.js").Edition} Edition */
/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").History} History */
/** @typedef {import("./types.js").Check} Check */

/** A refusal of the server: `code` is stable, the message is for people who write programs. */
export class ApiError extends Error {
  /** @param {number} status @param {Refusal} refusal */
  constructor(status, refusal) {
    super(refusal.message);
    this.name = "ApiError";
    this.status = status;
    this.code = refusal.code;
    this.rule = refusal.rule ?? null;
    this.reason = refusal.reason ?? null;
  }
}

/**
 * Asks the server. Failures of the network have the code "offline".
 * @param {string} path @param {{method?: string, body?: unknown, token?: string | null, text?: boolean}} [how]
 * @returns {Promise<unknown>}
 */
export async function ask(path, { method = "GET", body, token, text = false } = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch (cause) {
    throw new ApiError(0, { code: "offline", message: String(cause) });
  }
  if (answer.ok) return text ? answer.text() : answer.json();
  const refusal = await answer.json().then(
    (/** @type {{error?: Refusal}} */ told) => told.error,
    () => undefined,
  );
  throw new ApiError(answer.status, refusal ?? { code: "trouble", message: answer.statusText });
}

/** @type {Map<string, Promise<Edition>>} */
const editions = new Map();

/** What is printed on an edition's components; asked for once. @param {string} key @returns {Promise<Edition>} */
export function loadEdition(key) {
  const name = key.split("@")[0] ?? key;
  let known = editions.get(name);
  if (!known) {
    known = ask(`/api/editions/${name}`).then(told => dress(/** @type {Edition} */ (told), name));
    known.catch(() => editions.delete(name));
    editions.set(name, known);
  }
  return known;
}

/**
 * Puts the key, and each card's and tile's id, where it belongs.
 * @param {Edition} told
 * @param {string} key
 * @returns {Edition}
 */
function dress(told, key) {
  for (const [id, card] of Object.entries(told.cards)) card.id = id;
  for (const [id, tile] of Object.entries(told.tiles)) tile.id = id;
  return { ...told, key: key === "marvel" ? "marvel" : "splendor" };
}

const at = (/** @type {string} */ id) => `/api/tables/${encodeURIComponent(id)}`;

export const agents = () => /** @type {Promise<{name: string, description: string}[]>} */ (ask("/api/agents"));
export const openTables = () => /** @type {Promise<TableInfo[]>} */ (ask("/api/tables"));
/** @param {import("./types.js").NewTable} wanted */
export const createTable = wanted =>
  /** @type {Promise<import("./types.js").NewTableAnswer>} */ (ask("/api/tables", { method: "POST", body: wanted }));
/** @param {string} id */
export const tableInfo = id => /** @type {Promise<TableInfo>} */ (ask(at(id)));
/** @param {string} id @param {{name: string, seat?: number, invitation?: string}} wanted */
export const claimSeat = (id, wanted) =>
  /** @type {Promise<{seat: number, token: string}>} */ (ask(`${at(id)}/claim`, { method: "POST", body: wanted }));
/** Stands up before the game; a friend's seat gets a new invitation. @param {string} id @param {string} token */
export const leaveTable = (id, token) =>
  /** @type {Promise<{version?: number, invitation?: string | null}>} */ (
    ask(`${at(id)}/leave`, { method: "POST", token })
  );
/** @param {string} id @param {string} token */
export const rematch = (id, token) =>
  /** @type {Promise<{table: TableInfo, seat: number}>} */ (ask(`${at(id)}/rematch`, { method: "POST", token }));
/** @param {string} id @param {string | null} token */
export const record = (id, token) => /** @type {Promise<string>} */ (ask(`${at(id)}/record`, { token, text: true }));
/** @param {string} id */
export const verification = id => /** @type {Promise<Check[]>} */ (ask(`${at(id)}/verify`));

/**
 * What happened so far, as far as the asker may know; null where the server does not tell.
 * @param {string} id
 * @param {string | null} token
 * @returns {Promise<History | null>}
 */
export async function history(id, token) {
  try {
    return /** @type {History} */ (await ask(`${at(id)}/history`, { token }));
  } catch (error) {
    if (
      error instanceof ApiError &&
      error.code !== "offline" &&
      error.code !== "unavailable" &&
      error.code !== "too_fast"
    )
      return null;
    throw error;
  }
}
