// The seats that belong to this browser: tokens by table, kept in localStorage so that a reload, or a second tab, sits there too.

/** @typedef {{seat: number, token: string}} OwnSeat */
/** `asking`: the token of a claim that has no answer yet. @typedef {{seats: OwnSeat[], invitations: {seat: number, invitation: string}[], asking?: string, at: number}} Kept */

const KEY = "parure.seats";
const MOST_TABLES = 200;

/** @returns {Record<string, Kept>} */
function readAll() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
  } catch {
    return {};
  }
}

/**
 * Writes what `change` makes of a table's entry; what is read just before counts, since another tab may have written.
 * @param {string} table
 * @param {(kept: Kept) => Kept | null} change
 */
function write(table, change) {
  const all = readAll();
  const kept = change(all[table] ?? { seats: [], invitations: [], at: 0 });
  if (kept) all[table] = { ...kept, at: Date.now() };
  else delete all[table];
  const newest = Object.entries(all)
    .sort((a, b) => (b[1].at ?? 0) - (a[1].at ?? 0))
    .slice(0, MOST_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Storage may be full or forbidden: the seat is then kept only as long as the page.
  }
  memory.set(table, kept ?? { seats: [], invitations: [], at: 0 });
}

/** What was written while storage is forbidden. @type {Map<string, Kept>} */
const memory = new Map();

/** @param {string} table @returns {Kept} */
const entry = table => readAll()[table] ?? memory.get(table) ?? { seats: [], invitations: [], at: 0 };

/** One's own seats at a table, in order. @param {string} table @returns {OwnSeat[]} */
export const ownSeats = table => [...(entry(table).seats ?? [])].sort((a, b) => a.seat - b.seat);

/** The invitations that this browser may hand out. @param {string} table */
export const invitations = table => entry(table).invitations ?? [];

/** Keeps a seat's token; a claim of it is settled. @param {string} table @param {number} seat @param {string} token */
export const keepSeat = (table, seat, token) =>
  write(table, ({ asking: _, ...kept }) => ({
    ...kept,
    seats: [...kept.seats.filter(own => own.seat !== seat), { seat, token }],
  }));

/**
 * The token to claim a seat with: the one of a claim whose answer was lost, also before a reload, or a new one.
 * @param {string} table
 * @param {() => string} make
 */
export function claimToken(table, make) {
  const asking = entry(table).asking ?? make();
  write(table, kept => ({ ...kept, asking }));
  return asking;
}

/** The token of a claim that has no answer yet. @param {string} table */
export const pendingClaim = table => entry(table).asking ?? null;

/** A claim was refused: its token is nobody's. @param {string} table */
export const dropClaim = table => write(table, ({ asking: _, ...kept }) => kept);

/** Keeps a friend's invitation until he comes. @param {string} table @param {number} seat @param {string} invitation */
export const keepInvitation = (table, seat, invitation) =>
  write(table, kept => ({
    ...kept,
    invitations: [...(kept.invitations ?? []).filter(own => own.seat !== seat), { seat, invitation }],
  }));

/** An invitation that has been used. @param {string} table @param {number} seat */
export const forgetInvitation = (table, seat) =>
  write(table, kept => ({ ...kept, invitations: (kept.invitations ?? []).filter(own => own.seat !== seat) }));

/** Keeps all that a new table's answer says. @param {import("./types.js").NewTableAnswer} made */
export function keepNewTable(made) {
  for (const { seat, token, invitation } of made.seats) {
    if (token) keepSeat(made.table.id, seat, token);
    if (invitation) keepInvitation(made.table.id, seat, invitation);
  }
}

/** Forgets a seat: its token is nobody's any more. @param {string} table @param {number} seat */
export const forgetSeat = (table, seat) =>
  write(table, kept => ({ ...kept, seats: kept.seats.filter(own => own.seat !== seat) }));

/** The tables with a seat of this browser, newest first. @returns {string[]} */
export const ownTables = () =>
  Object.entries(readAll())
    .filter(([, kept]) => kept.seats?.length)
    .sort((a, b) => (b[1].at ?? 0) - (a[1].at ?? 0))
    .map(([id]) => id);
