// The shuffle, dealt again in this browser from the seed (docs/fairness.md): nobody's word has to be taken for it.

/** @typedef {import("../../core/types.js").Edition} Edition */
/** @typedef {import("./film.js").Film} Film */
/** @typedef {{ name: "commitment" | "table" | "reveals", passed: boolean, found: string, count: number }} Finding */

const text = new TextEncoder();
/** @param {Uint8Array} bytes */
export const toHex = bytes => [...bytes].map(byte => byte.toString(16).padStart(2, "0")).join("");
/** @param {string} hex */
export const fromHex = hex => Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));

/** What is hashed before the seed. @param {string} game @param {string} tag key@version */
export const labelOf = (game, tag) => text.encode(`${game}\n${tag.split("@")[0]}\n${tag.split("@")[1]}\n`);

/** @param {Uint8Array} label @param {Uint8Array} seed */
export async function commitmentOf(label, seed) {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array([...label, ...seed]))));
}

/** An endless row of numbers, eight a block of HMAC-SHA256. @param {Uint8Array} label @param {Uint8Array} seed */
async function* words(label, seed) {
  const key = await crypto.subtle.importKey("raw", new Uint8Array(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  for (let block = 0; ; block++) {
    const signed = new DataView(await crypto.subtle.sign("HMAC", key, new Uint8Array([...label, ...text.encode(String(block))])));
    for (let at = 0; at < 32; at += 4) yield signed.getUint32(at);
  }
}

/** @param {AsyncGenerator<number, void>} stream @param {number} n */
async function below(stream, n) {
  const most = n * Math.floor(2 ** 32 / n);
  for await (const word of { [Symbol.asyncIterator]: () => ({ next: () => stream.next() }) }) if (word < most) return word % n;
  return 0;
}

/** @template T @param {AsyncGenerator<number, void>} stream @param {readonly T[]} things @returns {Promise<T[]>} */
async function shuffle(stream, things) {
  const mixed = [...things];
  for (let i = mixed.length - 1; i > 0; i--) {
    const k = await below(stream, i + 1);
    [mixed[i], mixed[k]] = [/** @type {T} */ (mixed[k]), /** @type {T} */ (mixed[i])];
  }
  return mixed;
}

/** The decks, top first, and the tiles' faces, as the seed gives them. @param {Edition} edition @param {Uint8Array} label @param {Uint8Array} seed */
export async function deal(edition, label, seed) {
  const stream = words(label, seed);
  const cards = Object.values(edition.cards);
  const decks = [];
  for (const level of [1, 2, 3]) decks.push(await shuffle(stream, cards.filter(card => card.level === level).map(card => card.id)));
  const faces = Object.values(edition.tiles);
  const numbers = await shuffle(stream, [...new Set(faces.map(face => face.tile))]);
  const tiles = [];
  for (const number of numbers) {
    const sides = faces.filter(face => face.tile === number);
    tiles.push(sides[await below(stream, sides.length)]?.id ?? "");
  }
  return { decks, tiles };
}

/**
 * Deals the game again and compares: the fingerprint, what was laid out, and every card that came. A card drawn unseen
 * counts, though nobody may know which it was until it is bought.
 * @param {Film} film @param {Edition} edition @returns {Promise<Finding[]>}
 */
export async function check(film, edition) {
  const { Game: game = "", Seed: hex = "", Commitment: promised = "" } = film.headers;
  const label = labelOf(game, edition.tag);
  const seed = fromHex(hex);
  const found = await commitmentOf(label, seed);
  const { decks, tiles } = await deal(edition, label, seed);
  const start = film.stops[0]?.view;
  const rows = (start?.market ?? []).map((row, tier) => row.every((id, column) => id === null || id === decks[tier]?.[column]));
  const laid = start?.tiles ?? [];
  const same = laid.every(id => tiles.slice(0, laid.length).includes(id));
  const next = (start?.market ?? []).map(row => row.length);
  let came = 0;
  let wrong = 0;
  for (const stop of film.stops)
    for (const event of stop.events) {
      const tier = event.type === "dealt" ? event.place.tier : event.type === "drew" ? event.tier : null;
      if (tier === null || (event.type !== "dealt" && event.type !== "drew")) continue;
      const top = decks[tier]?.[next[tier] ?? 0];
      next[tier] = (next[tier] ?? 0) + 1;
      came++;
      if (event.card !== null && event.card !== top) wrong++;
    }
  return [
    { name: "commitment", passed: found === promised, found, count: 0 },
    { name: "table", passed: rows.every(Boolean) && same, found: "", count: rows.length * (start?.market[0]?.length ?? 0) + laid.length },
    { name: "reveals", passed: wrong === 0, found: "", count: came },
  ];
}
