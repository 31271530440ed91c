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
    this.rule = refusal.rule;
    this.reason = refusal.reason;
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
/** The listed tables: those that wait for anyone, or those where a game goes on. @param {"open" | "playing"} status */
export const listedTables = status => /** @type {Promise<TableInfo[]>} */ (ask(`/api/tables?status=${status}`));
/** @param {import("./types.js").NewTable} wanted */
export const createTable = wanted =>
  /** @type {Promise<import("./types.js").NewTableAnswer>} */ (ask("/api/tables", { method: "POST", body: wanted }));
/** @param {string} id */
export const tableInfo = id => /** @type {Promise<TableInfo>} */ (ask(at(id)));
/** What everybody may see of a game. @param {string} id */
export const spectatorView = id => /** @type {Promise<Update>} */ (ask(`${at(id)}/view`));

/** Whether a claim was heard and refused: asking again with the same token would not help. @param {unknown} error */
export const isRefused = error => error instanceof ApiError && error.status >= 400 && error.status < 429;

/** A token of one's own making: 192 bits at random, as 32 characters that may stand anywhere. */
export const makeToken = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)))).replace(/[+/]/g, sign =>
    sign === "+" ? "-" : "_",
  );

/** How long to wait before a claim without an answer is sent again. */
const CLAIM_AGAIN = [500, 1_500, 4_000];

/**
 * Sits down. The token is the asker's own: whoever got no answer asks again with the same one, and gets the same seat.
 * @param {string} id
 * @param {{name: string, token: string, seat?: number, invitation?: string}} wanted
 * @returns {Promise<{seat: number, token: string}>}
 */
export async function claimSeat(id, wanted) {
  for (const wait of [...CLAIM_AGAIN, null]) {
    try {
      return /** @type {{seat: number, token: string}} */ (
        await ask(`${at(id)}/claim`, { method: "POST", body: wanted })
      );
    } catch (error) {
      const unheard = error instanceof ApiError && (error.code === "offline" || error.code === "unavailable");
      if (!unheard || wait === null) throw error;
      await new Promise(resolve => setTimeout(resolve, wait));
    }
  }
  throw new Error("the last try returns or throws");
}
/** Stands up before the game; a friend's seat gets a new invitation. @param {string} id @param {string} token */
export const leaveTable = (id, token) =>
  /** @type {Promise<{version?: number, invitation?: string | null}>} */ (
    ask(`${at(id)}/leave`, { method: "POST", token })
  );
/** @param {string} id @param {string} token */
export const rematch = (id, token) =>
  /** @type {Promise<{table: TableInfo, seat: number}>} */ (ask(`${at(id)}/rematch`, { method: "POST", token }));
/** Where a game that is kept can be asked for: a table's, or one that was uploaded. @typedef {{id: string, uploaded: boolean}} Source */
/** @param {Source} source */
const kept = ({ id, uploaded }) => (uploaded ? `/api/records/${encodeURIComponent(id)}` : at(id));

/** A game, position by position. @param {Source} source @param {string} seen `all`, `spectator`, or a seat's number */
export const replay = (source, seen) => ask(`${kept(source)}${source.uploaded ? "" : "/replay"}?seen=${seen}`);
/** @param {Source} source @param {string | null} [token] */
export const record = (source, token = null) =>
  /** @type {Promise<string>} */ (ask(`${kept(source)}/record`, { token, text: true }));
/** @param {Source} source */
export const verification = source => /** @type {Promise<Check[]>} */ (ask(`${kept(source)}/verify`));

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
