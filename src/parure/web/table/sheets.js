// What opens over the table: the menu, the keys, the moves on a small screen, another player's cards, questions.
import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { SHORTCUTS } from "../core/keyboard.js";
import { t } from "../core/language.js";
import { fullName, levelOf } from "../core/level.js";
import { navigate } from "../core/router.js";
import { ownSeats } from "../core/seats.js";
import { settings } from "../core/settings.js";
import { Avatar } from "../parts/avatar.js";
import { Card } from "../parts/card.js";
import { CardBack } from "../parts/deck.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { Switch } from "../parts/switch.js";
import { Tile } from "../parts/tile.js";
import { wantTutor } from "../pages/tutor/memory.js";
import { plainName, seatName, usePlay } from "./context.js";
import { Log, TurnLine } from "./log.js";
import { Goal, Holdings, Tags, Ten } from "./player.js";
import { Verify } from "./verify.js";
import { cardWords, tileWords } from "./words.js";
import { total } from "../core/staging.js";

/** @typedef {import("./context.js").Sheet} Sheet */

/**
 * @param {{icon: keyof typeof import("../parts/icon.js").ICONS, children?: import("preact").ComponentChildren, onClick?: () => void, href?: string, danger?: boolean}} props
 */
function Item({ icon, children, onClick, href, danger = false }) {
  const inner = html`<${Icon} name=${icon} /><span>${children}</span>`;
  return html`<li>${
    href
      ? html`<a class="item" href=${href}>${inner}</a>`
      : html`<button
    type="button"
    class=${`item ${danger ? "danger" : ""}`}
    onClick=${onClick}
  >${inner}</button>`
  }</li>`;
}

/** @param {{onClose: () => void}} props */
function Menu({ onClose }) {
  const play = usePlay();
  const { table, sheet } = play;
  const info = table.info.value;
  const copied = useSignal(false);
  const seated = table.seat.value !== null;
  const playing = info?.status === "playing";
  const takesBack = seated && playing && info.seats.every((chair, seat) => chair.agent || seat === table.seat.value);
  const share = async () => {
    const link = `${location.origin}/t/${table.id}`;
    try {
      await navigator.clipboard.writeText(link);
      copied.value = true;
    } catch {
      // Without leave to copy, the address bar has the same link.
    }
  };
  const learn = () => {
    onClose();
    wantTutor(play.edition.key);
  };
  const takeBack = async () => {
    onClose();
    await table.ask("takeback");
  };
  return html`<${Dialog} title=${t("table-menu")} onClose=${onClose} class="menu">
    <ul class="items">
      ${takesBack ? html`<${Item} icon="undo" onClick=${takeBack}>${t("menu-takeback")}<//>` : null}
      <${Item} icon="rules" onClick=${() => (sheet.value = "rules")}>${t("menu-rules")}<//>
      ${seated && playing ? html`<${Item} icon="info" onClick=${learn}>${t("menu-tutor")}<//>` : null}
      <${Item} icon="keyboard" onClick=${() => (sheet.value = "keys")}>${t("menu-keys")}<//>
      <${Item} icon="list" onClick=${() => (sheet.value = "moves")}>${t("table-moves")}<//>
      <${Item} icon="settings" onClick=${() => (sheet.value = "settings")}>${t("menu-settings")}<//>
      <${Item}
        icon=${copied.value ? "tick" : "link"}
        onClick=${share}
      >${copied.value ? t("copied") : t("lobby-watch-link")}<//>
      ${info?.status === "over" ? html`<${Item} icon="play" href=${`/t/${table.id}/replay`}>${t("menu-replay")}<//>` : null}
      ${
        info?.status === "over"
          ? html`<${Item}
        icon="verified"
        onClick=${() => (sheet.value = "verify")}
      >${t("end-verify")}<//>`
          : null
      }
      <${Item} icon="home" href="/">${t("menu-home")}<//>
      ${
        seated && playing
          ? html`<${Item}
        icon="flag"
        danger
        onClick=${() => (sheet.value = "resign")}
      >${t("menu-resign")}<//>`
          : null
      }
      ${
        seated && playing
          ? html`<${Item}
        icon="leave"
        danger
        onClick=${() => (sheet.value = "leave")}
      >${t("menu-leave")}<//>`
          : null
      }
    </ul>
    <div class="switches">
      <${Switch}
        checked=${settings.sound.value}
        label=${t("settings-sound")}
        onChange=${(/** @type {boolean} */ on) => (settings.sound.value = on)}
      />
      <${Switch}
        checked=${settings.confirm.value}
        label=${t("settings-confirm")}
        about=${t("settings-confirm-about")}
        onChange=${(/** @type {boolean} */ on) => (settings.confirm.value = on)}
      />
    </div>
  <//>`;
}

/** Resign or leave, asked once more. @param {{what: "resign" | "leave", onClose: () => void}} props */
function Question({ what, onClose }) {
  const { table } = usePlay();
  const sure = async () => {
    onClose();
    // Others at this screen may play on.
    if ((await table.ask(what)) && what === "leave" && !ownSeats(table.id).length) navigate("/");
  };
  const buttons = html`<button type="button" class="btn ghost" onClick=${onClose}>${t("cancel")}</button>
    <button type="button" class="btn danger" onClick=${sure}>${t(`menu-${what}`)}</button>`;
  return html`<${Dialog}
    title=${t(`ask-${what}`)}
    onClose=${onClose}
    footer=${buttons}
    class="question"
  ><p>${t(`ask-${what}.about`)}</p><//>`;
}

/** @param {{onClose: () => void}} props */
function Keys({ onClose }) {
  const { edition } = usePlay();
  const letters = edition.theme.kinds.slice(0, 5).map(kind => kind.letter);
  /** @type {[string[], string][]} */
  const rows = [[letters, "keys-take"], ...SHORTCUTS];
  return html`<${Dialog} title=${t("keys-title")} onClose=${onClose} class="keyboard">
    <dl>${rows.map(([keys, message]) => html`<div key=${message}><dt>${keys.map((key, i) => html`${i ? " " : ""}<kbd>${key}</kbd>`)}</dt><dd>${t(message, { edition: edition.key })}</dd></div>`)}</dl>
  <//>`;
}

/** All that is public about a player. @param {{seat: number, onClose: () => void}} props */
function Details({ seat, onClose }) {
  const play = usePlay();
  const { table, edition } = play;
  const view = table.view.value;
  const player = view?.players[seat];
  const chair = table.info.value?.seats[seat];
  if (!view || !player || !chair) return null;
  const last = [...table.turns.value].reverse().find(turn => turn.seat === seat);
  const bought = [...player.cards]
    .map(id => edition.cards[id])
    .filter(card => card !== undefined)
    .sort((a, b) => a.bonus - b.bonus || a.level - b.level);
  return html`<${Dialog} title=${levelOf(chair) ? fullName(chair) : seatName(play, seat)} onClose=${onClose} wide class="details">
    <div class="glance">
      <${Avatar} name=${chair.name} computer=${Boolean(chair.agent)} />
      <span class="score">${player.points}</span>
      <${Tags} player=${player} leads=${view.leader === seat} />
      <${Goal} player=${player} edition=${edition} />
    </div>
    <div class="glance"><${Holdings} seat=${-1} player=${player} size=${26} /><${Ten}
      count=${total(player.tokens)}
      limit=${edition.token_limit}
    /></div>
    ${last ? html`<p class="lastmove"><${TurnLine} play=${play} turn=${last} /></p>` : null}
    <h3>${t("reserved-name")}</h3>
    <div class="cards">${
      player.reserved.length
        ? player.reserved.map((card, i) => {
            const face = typeof card === "string" ? edition.cards[card] : undefined;
            return face
              ? html`<${Card} key=${i} card=${face} edition=${edition} size=${76} label=${cardWords(edition, face.id)} />`
              : html`<span key=${i} class="backbox"><${CardBack}
                level=${typeof card === "string" ? 1 : card.tier + 1}
                edition=${edition}
                label=${t("sr-facedown", { level: typeof card === "string" ? 1 : card.tier + 1 })}
              /></span>`;
          })
        : html`<p class="quiet">${t("nothing")}</p>`
    }</div>
    ${
      player.tiles.length
        ? html`<h3>${t("tiles-name", { edition: edition.key })}</h3><div class="cards">${player.tiles.map(id => {
            const tile = edition.tiles[id];
            return tile
              ? html`<${Tile} key=${id} tile=${tile} edition=${edition} label=${tileWords(edition, id)} />`
              : null;
          })}</div>`
        : null
    }
    <h3>${t("cards-count", { count: bought.length, edition: edition.key })}</h3>
    <div class="cards">${bought.map(
      card => html`<${Card}
      key=${card.id}
      card=${card}
      edition=${edition}
      size=${76}
      label=${cardWords(edition, card.id)}
    />`,
    )}</div>
  <//>`;
}

/**
 * Pages of others that open here too; fetched when they are asked for.
 * @param {{name: "rules" | "settings", onClose: () => void}} props
 */
function Borrowed({ name, onClose }) {
  const { edition } = usePlay();
  const part = useSignal(
    /** @type {import("preact").ComponentType<{onClose: () => void, edition: string}> | null} */ (null),
  );
  useEffect(() => {
    const wanted =
      name === "rules"
        ? import("../pages/help.js").then(module => module.RulesDialog)
        : import("../pages/settings.js").then(module => module.SettingsDialog);
    wanted.then(found => (part.value = found), onClose);
  }, [name]);
  return part.value ? html`<${part.value} onClose=${onClose} edition=${edition.key} />` : null;
}

export function Sheets() {
  const play = usePlay();
  const { sheet } = play;
  const open = sheet.value;
  const close = () => (sheet.value = null);
  if (open === null) return null;
  if (typeof open === "object")
    return html`<${Details} key=${`p${open.player}`} seat=${open.player} onClose=${close} />`;
  switch (open) {
    case "menu":
      return html`<${Menu} key="menu" onClose=${close} />`;
    case "keys":
      return html`<${Keys} key="keys" onClose=${close} />`;
    case "moves":
      return html`<${Dialog} key="moves" title=${t("table-moves")} onClose=${close} class="moves"><${Log} wide /><//>`;
    case "verify":
      return html`<${Verify} key="verify" onClose=${close} />`;
    case "resign":
    case "leave":
      return html`<${Question} key=${open} what=${open} onClose=${close} />`;
    default:
      return html`<${Borrowed} key=${open} name=${open} onClose=${close} />`;
  }
}

/** The name that a title or a notification shows. @param {import("./context.js").Play} play */
export const companyOf = play =>
  (play.table.view.value?.players ?? []).flatMap((_, seat) =>
    seat === play.table.seat.value ? [] : [plainName(play, seat)],
  );
