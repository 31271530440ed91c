// The next game: asked for, agreed to, or watched.
import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { tableInfo } from "../core/api.js";
import { formatList, t } from "../core/language.js";
import { agreed, askAgain, undecided } from "../core/rematch.js";
import { navigate } from "../core/router.js";
import { ownSeats } from "../core/seats.js";
import { Icon } from "../parts/icon.js";
import { usePlay } from "./context.js";

const AGAIN = 3_000;

/** Keeps up with who has agreed, as long as a next game waits. @param {import("./context.js").Play} play */
export function useWishes(play) {
  const { table, wishes } = play;
  const next = table.info.value?.rematch ?? null;
  useEffect(() => {
    if (next === null) return undefined;
    let timer = 0;
    const look = async () => {
      // Without an answer the names are missing for a while, nothing else.
      const found = await tableInfo(next).catch(() => null);
      if (found) wishes.value = agreed(found);
      if (found?.status !== "playing" && found?.status !== "over") timer = window.setTimeout(look, AGAIN);
    };
    look();
    return () => clearTimeout(timer);
  }, [next]);
}

/** Who wants a rematch that one has not agreed to yet; null where nobody asks. @param {import("./context.js").Play} play */
export function wishOf({ table, wishes }) {
  const info = table.info.value;
  if (!info?.rematch || !undecided(info.id, info.rematch).length) return null;
  const names = wishes.value;
  if (names === null) return t("end-rematch-asked");
  // Whoever asked may have gone again.
  return names.length ? t("end-rematch-wanted", { names: formatList(names), count: names.length }) : null;
}

/** The button for the next game, whatever it means by now. @param {{onFail: (error: unknown) => void, autofocus?: boolean}} props */
export function RematchButton({ onFail, autofocus = false }) {
  const play = usePlay();
  const busy = useSignal(false);
  const info = play.table.info.value;
  if (!info) return null;
  const next = info.rematch ?? null;
  const seated = ownSeats(info.id).length > 0;
  if (!seated)
    return next === null
      ? null
      : html`<a class="btn" href=${`/t/${next}`}><${Icon} name="eye" />${t("end-rematch-watch")}</a>`;
  const open = undecided(info.id, next).length > 0;
  const label = !open ? "end-rematch-go" : wishOf(play) ? "end-rematch-agree" : "end-rematch";
  const ask = async () => {
    busy.value = true;
    try {
      navigate(`/t/${await askAgain(info)}`);
    } catch (error) {
      onFail(error);
    }
    busy.value = false;
  };
  return html`<button
    type="button"
    class="btn"
    data-nav
    autofocus=${autofocus}
    disabled=${busy.value}
    onClick=${ask}
  ><${Icon} name="again" />${t(label)}</button>`;
}
