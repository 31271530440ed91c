// The board: the parts of the table in their places, and what runs beside them: keys, flights, alerts, announcements.
import { effect } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { calm, notify, setTitle } from "../core/alerts.js";
import { announce, announceNow } from "../core/announce.js";
import { HAND, Keyboard } from "../core/keyboard.js";
import { formatList, t } from "../core/language.js";
import { settings } from "../core/settings.js";
import { play as sound } from "../core/sound.js";
import { claimable } from "../core/staging.js";
import { Bank } from "./bank.js";
import { Bar, refusalText } from "./bar.js";
import { plainName, usePlay } from "./context.js";
import { Ending, outcomeOf } from "./ending.js";
import { fly, plan, sounds } from "./flights.js";
import { Handover } from "./handover.js";
import { Log, remarkText, turnText } from "./log.js";
import { Market } from "./market.js";
import { Own } from "./own.js";
import { Opponents } from "./player.js";
import { useWishes, wishOf } from "./rematch.js";
import { Sheets, companyOf } from "./sheets.js";
import { Tiles } from "./tiles.js";
import { TopBar } from "./top.js";
import { Trace } from "./trace.js";

/** @typedef {import("./context.js").Play} Play */

/** Full play by keys. @param {Play} play */
function useKeys(play) {
  useEffect(() => {
    const { hands, table, edition, sheet, typing, keys } = play;
    const keyboard = new Keyboard({
      kinds: edition.theme.kinds,
      gem: kind => hands.gem(kind),
      place: (place, verb) => hands.place(place, verb),
      verb: verb => hands.verb(verb),
      nextWay: () => hands.nextWay(),
      confirm: () => hands.confirm(),
      cancel: () => hands.cancel(),
      isComplete: () => hands.isComplete(),
      hasCard: () => table.staged.peek().type === "card",
      option: index => {
        const tiles = claimable(table.legal.peek());
        const tile = tiles[index];
        if (tile) hands.tile(tile);
        return tiles.length > 0;
      },
      wait: waiting => {
        keys.value =
          waiting === HAND
            ? `${t("keys-hand")}: 1–${edition.hand_limit}`
            : waiting
              ? `${t("level", { level: waiting })}: 1–${edition.columns} · 0 ${t("deck", { level: waiting })}`
              : "";
      },
      open: what => {
        if (what === "typing") typing.value = table.myTurn.peek();
        else if (what === "sound") settings.sound.value = !settings.sound.peek();
        else if (what === "takeback") table.ask("takeback");
        else if (what === "moves" && document.querySelector("#log ol")?.getClientRects().length)
          /** @type {HTMLElement} */ (document.querySelector("#log ol")).focus();
        else sheet.value = what;
      },
    });
    /** @param {KeyboardEvent} event */
    const handle = event => {
      if (table.handover.peek() === null) keyboard.handle(event);
    };
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, [play]);
}

/** Flights and sounds: measured before the page changes, flown after. @param {Play} play */
function useFlights(play) {
  const due = useRef(
    /** @type {{flights: import("./flights.js").Flight[], events: import("../core/types.js").Event[]}[]} */ ([]),
  );
  useEffect(() => {
    /** @type {import("../core/table.js").Watcher} */
    const watch = ({ events }) => {
      due.current.push({ flights: plan(events), events });
      sounds(events, sound);
    };
    play.table.watchers.add(watch);
    return () => {
      play.table.watchers.delete(watch);
    };
  }, [play]);
  const version = play.table.update.value?.version;
  useLayoutEffect(() => {
    const ready = due.current.splice(0);
    for (const { flights, events } of ready) fly(flights, events);
  }, [version]);
}

/** Title, favicon, notification; what a screen reader hears. @param {Play} play */
function useAlerts(play) {
  const { table, edition, ended } = play;
  useEffect(() => {
    /** @param {string} text */
    const titled = text => t("page-title", { page: text });
    let mine = false;
    let said = -1;
    let noticed = table.info.peek()?.version ?? 0;
    let wished = false;
    let present = table.connected.peek();
    let status = table.info.peek()?.status;
    const stops = [
      effect(() => {
        const game = t(`edition-${edition.key}`);
        const now = table.myTurn.value;
        const wish = wishOf(play);
        setTitle(now ? t("alert-title", { title: game }) : titled(wish ?? game), now || wish !== null);
        if (now && !mine) {
          sound("turn");
          notify(
            t("alert-your-turn"),
            t("alert-your-turn.about", { game, names: formatList(companyOf(play)) }),
            table.id,
          );
          announce(t("event-turn-you"));
        }
        mine = now;
      }),
      effect(() => {
        const turns = table.turns.value;
        const me = table.seat.value;
        const last = turns[turns.length - 1];
        if (!last) return;
        if (said >= 0) {
          const fresh = turns.filter(turn => turn.number > said && turn.seat !== me);
          for (const turn of fresh) announce(turnText(play, turn.events));
        }
        said = last.number;
      }),
      effect(() => {
        const remarks = table.remarks.value;
        for (const remark of remarks)
          if (remark.version > noticed && remark.seat !== table.seat.peek()) announce(remarkText(play, remark));
        noticed = Math.max(noticed, ...remarks.map(remark => remark.version));
      }),
      effect(() => {
        const there = table.connected.value;
        const info = table.info.peek();
        if (info?.status === "playing")
          there.forEach((now, seat) => {
            if (now !== null && present[seat] === !now && seat !== table.seat.peek())
              announce(t(now ? "event-back" : "event-away", { name: plainName(play, seat) }));
          });
        present = there;
      }),
      effect(() => {
        const wish = wishOf(play);
        if (wish && !wished) {
          sound("turn");
          notify(wish, t(`edition-${edition.key}`), table.id);
          announce(wish);
        }
        wished = Boolean(wish);
      }),
      effect(() => {
        const refusal = table.refusal.value;
        if (refusal) announceNow(refusalText(play, refusal));
      }),
      effect(() => {
        const link = table.link.value;
        if (link === "lost") announceNow(t("connection-lost"));
      }),
      effect(() => {
        const now = table.info.value?.status;
        if (now === "over" && status === "playing" && !ended.peek()) {
          const outcome = outcomeOf(play);
          if (!outcome) return; // the last position is still on its way
          const me = table.seat.peek();
          sound(me === null || outcome.ranking[0]?.includes(me) ? "win" : "lose");
          setTimeout(() => (ended.value = true), 900);
          announce(t("event-ended"));
        }
        status = now;
      }),
    ];
    const look = () => {
      if (!document.hidden) calm();
    };
    document.addEventListener("visibilitychange", look);
    if (table.info.peek()?.status === "over") ended.value = true;
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener("visibilitychange", look);
      calm();
    };
  }, [play]);
}

export function Board() {
  const play = usePlay();
  const { table, ended } = play;
  useKeys(play);
  useFlights(play);
  useAlerts(play);
  useWishes(play);
  const seats = table.view.value?.players.length ?? 2;
  const handover = table.handover.value;
  if (handover !== null) return html`<${Handover} seat=${handover} />`;
  const watching = table.seat.value === null;
  return html`<div
    class=${`board ${watching ? "watching" : ""}`}
    data-seats=${seats}
    data-opponents=${watching ? seats : seats - 1}
    data-over=${table.info.value?.status === "over"}
  >
    <a class="skip" href="#market">${t("sr-skip")}</a>
    <${TopBar} />
    <div class="upper">
      <aside class="side"><${Opponents} /><${Log} /></aside>
      <${Tiles} />
      <${Market} />
    </div>
    <${Bank} />
    <${Own} />
    <${Bar} />
    <${Trace} />
    <${Sheets} />
    ${ended.value ? html`<${Ending} />` : null}
  </div>`;
}
