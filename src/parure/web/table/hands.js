// What a person's hands can do at the table: each click or key ends here, and becomes a choice or a decision.
import { settings } from "../core/settings.js";
import { play as sound } from "../core/sound.js";
import * as staging from "../core/staging.js";

/** @typedef {import("../core/types.js").Place} Place */
/** @typedef {import("../core/types.js").Edition} Edition */
/** @typedef {import("../core/table.js").Table} Table */

export class Hands {
  /** @param {Table} table @param {Edition} edition */
  constructor(table, edition) {
    this.table = table;
    this.edition = edition;
  }

  /** A pile of the bank; in a return step, a token to give back. @param {number} kind */
  gem(kind) {
    const { table } = this;
    const view = table.view.peek();
    const seat = table.seat.peek();
    if (view?.phase.type === "returning" && seat !== null && table.myTurn.peek()) {
      const tokens = view.players[seat]?.tokens ?? [];
      table.pick(staging.pickReturn(table.legal.peek(), table.staged.peek(), kind, this.need(), tokens));
    } else {
      const staged = table.staged.peek();
      table.pick(staging.pickGem(table.legal.peek(), staged.type === "take" ? staged : staging.IDLE, kind));
    }
    this.settle();
  }

  /** A card or a deck. @param {Place} place @param {"buy" | "reserve"} [verb] */
  place(place, verb) {
    const { table } = this;
    table.pick(staging.pickPlace(table.legal.peek(), table.staged.peek(), place, verb));
    this.settle();
  }

  /** The verb for the card that is chosen already; asked for twice, it is done. @param {"buy" | "reserve"} verb */
  verb(verb) {
    const staged = this.table.staged.peek();
    if (staged.type !== "card") return;
    if (staged.verb === verb) this.confirm();
    else this.place(staged.place, verb);
  }

  /** @param {string} id */
  tile(id) {
    this.table.pick(staging.pickTile(this.table.legal.peek(), this.table.staged.peek(), id));
    this.settle();
  }

  /** Pays one wild token more in place of a kind; for wild, one less. @param {number} kind */
  swap(kind) {
    const { table } = this;
    const staged = table.staged.peek();
    if (staged.type !== "card") return;
    const now = this.payment();
    const way = now && staging.swapPayment(staging.waysAt(table.payments.peek(), staged.place), now, kind);
    if (way) table.pick({ staged: staging.payBy(staged, way), refused: null });
  }

  /** The next way to pay. */
  nextWay() {
    const { table } = this;
    const staged = table.staged.peek();
    if (staged.type !== "card") return;
    const ways = staging.waysAt(table.payments.peek(), staged.place);
    const now = this.payment();
    const at = ways.findIndex(way => now && way.every((count, kind) => count === now[kind]));
    const next = ways[(at + 1) % ways.length];
    if (next) table.pick({ staged: staging.payBy(staged, next), refused: null });
  }

  /** What the chosen card will cost; null if nothing is being bought. */
  payment() {
    const view = this.table.view.peek();
    const seat = this.table.seat.peek();
    const staged = this.table.staged.peek();
    if (!view || seat === null || staged.type !== "card") return null;
    const player = view.players[seat];
    const id = staging.cardAt(view, staged.place, seat);
    return player
      ? staging.payment(staged, id ? (this.edition.cards[id] ?? null) : null, player, this.table.payments.peek())
      : null;
  }

  /** How many tokens must go back. */
  need() {
    return this.table.excess(this.edition.token_limit);
  }

  /** Whether what is staged can be played. */
  isComplete() {
    return staging.actions(this.table.legal.peek(), this.table.staged.peek(), this.need()).length > 0;
  }

  confirm() {
    if (this.isComplete()) return this.table.confirm(this.edition.token_limit);
    // Two gems where three must be taken: the server says so.
    const staged = this.table.staged.peek();
    if (staged.type === "take") return this.table.attempt({ type: "take", gems: staged.gems });
    return Promise.resolve(false);
  }

  cancel() {
    this.table.cancel();
  }

  /** @param {string} text a move as it is typed */
  type(text) {
    return this.table.decide([text]);
  }

  /** Where moves need no confirmation, plays what is complete and can't grow. */
  settle() {
    const { table } = this;
    if (table.refusal.peek()) sound("refused");
    if (settings.confirm.peek() || table.busy) return;
    const staged = table.staged.peek();
    if (staged.type === "idle" || staged.type === "pass" || !this.isComplete()) return;
    if (staged.type === "take" && !staging.isFull(table.legal.peek(), staged)) return;
    this.confirm();
  }
}
