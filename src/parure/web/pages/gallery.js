// Everything that can lie on a table: stones, cards, tiles, chips and their states, of both editions. For looking at, and
// for checking that everything can be told apart.
import { computed, signal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { t } from "../core/language.js";
import { EDITIONS, edition as shown, pageEdition, settings, theme } from "../core/settings.js";
import { Avatar } from "../parts/avatar.js";
import { IconButton } from "../parts/button.js";
import { Card, SmallCard } from "../parts/card.js";
import { Chip } from "../parts/chip.js";
import { CardBack, Deck, Vacant } from "../parts/deck.js";
import { Gauntlet } from "../parts/gauntlet.js";
import { Edge, Gem } from "../parts/gem.js";
import { Icon, ICONS } from "../parts/icon.js";
import { Logo, Necklace } from "../parts/logo.js";
import { Pile } from "../parts/pile.js";
import { Strand } from "../parts/strand.js";
import { Choice } from "../parts/switch.js";
import { AssembleTile, SmallTile, Tile } from "../parts/tile.js";

/** @typedef {import("../core/types.js").Edition} Edition */
/** @typedef {import("../core/settings.js").EditionKey} EditionKey */

/** @type {import("@preact/signals").Signal<Partial<Record<EditionKey, Edition>>>} */
const editions = signal({});
const current = computed(() => editions.value[shown.value]);

/** @param {EditionKey} key */
async function fetchEdition(key) {
  const answer = await fetch(`/api/editions/${key}`);
  const data = await answer.json();
  for (const list of [data.cards, data.tiles]) for (const [id, entry] of Object.entries(list)) Object.assign(entry, { id });
  editions.value = { ...editions.value, [key]: { ...data, key } };
}

/** @param {{ title: string, children?: import("preact").ComponentChildren, class?: string }} props */
const Section = ({ title, children, class: extra = "" }) =>
  html`<section class="gallery-section"><h2 class="display">${title}</h2><div class=${`gallery-row ${extra}`}>${children}</div></section>`;

/** @param {{ edition: Edition }} props */
function Stones({ edition }) {
  const kinds = edition.theme.kinds;
  /** @param {(kind: number) => unknown} draw */
  const row = draw => html`<div class="gallery-stones">${kinds.map((_, kind) => html`<span key=${kind}>${draw(kind)}</span>`)}</div>`;
  return html`<${Section} title=${t("tokens-name")} class="column">
    ${row(kind => html`<${Gem} kind=${kind} edition=${edition} size=${72} label=${kinds[kind]?.name} />`)}
    ${row(kind => html`<${Gem} kind=${kind} edition=${edition} size=${44} letter />`)}
    ${row(kind => html`<${Gem} kind=${kind} edition=${edition} size=${32} /><${Gem} kind=${kind} edition=${edition} size=${24} />`)}
    ${row(kind => html`<${Gem} kind=${kind} edition=${edition} size=${20} /><${Gem} kind=${kind} edition=${edition} size=${14} />`)}
    ${row(kind => html`<${Edge} kind=${kind} edition=${edition} size=${22} /><${Edge} kind=${kind} edition=${edition} size=${14} /><${Edge} kind=${kind} edition=${edition} size=${14} hollow />`)}
  <//>`;
}

/** @param {{ edition: Edition }} props */
function Tokens({ edition }) {
  const count = edition.theme.kinds.length;
  const marvel = edition.key === "marvel";
  return html`
    <${Section} title=${t("bonuses-name")}>
      ${[0, 1, 2, 3, 4].map(kind => html`<${Chip} kind=${kind} count=${kind + 1} edition=${edition} />`)}
      ${[0, 1, 2, 3, 4].map(kind => html`<${Chip} kind=${kind} count=${0} edition=${edition} />`)}
      ${[0, 1, 2, 3, 4].map(kind => html`<${Chip} kind=${kind} count=${10 + kind} edition=${edition} class="large" />`)}
      <${Chip} kind=${3} count=${4} edition=${edition} gain />
      ${[0, 1, 2, 3, 4].map(kind => html`<${Chip} kind=${kind} count=${kind + 1} edition=${edition} class="tiny" />`)}
    <//>
    <${Section} title=${t("bank")}>
      ${Array.from({ length: count }, (_, kind) => html`<${Pile} kind=${kind} count=${7 - kind} edition=${edition} can=${kind === 0} />`)}
      <${Pile} kind=${1} count=${3} taken=${1} edition=${edition} can />
      <${Pile} kind=${3} count=${2} taken=${2} edition=${edition} can />
      <${Pile} kind=${4} count=${0} edition=${edition} />
    <//>
    <${Section} title=${t("points-name", { edition: edition.key })}>
      <div class="gallery-panel panel"><${Strand} points=${9} goal=${edition.goal.points} /><${Strand} points=${edition.goal.points + 2} goal=${edition.goal.points} gain=${3} /></div>
      ${marvel &&
      html`<div class="gallery-panel panel">
        <${Gauntlet} points=${11} bonuses=${[2, 1, 0, 0, 3]} time=${0} goal=${edition.goal} />
        <${Gauntlet} points=${17} bonuses=${[2, 1, 2, 1, 3]} time=${1} goal=${edition.goal} />
      </div>`}
      <div class="gallery-panel panel line"><${Avatar} name="Mira" /><${Avatar} name="Otto" computer /><${Avatar} name="👩‍🚀 Ann" /><${Avatar} name="שרה" away /></div>
    <//>`;
}

/** @param {{ edition: Edition }} props */
function States({ edition }) {
  const cards = Object.values(edition.cards);
  /** @param {number} level @param {number} nth */
  const pick = (level, nth) => /** @type {import("../parts/card.js").Card} */ (cards.filter(card => card.level === level)[nth]);
  const cover = [{ bonus: 1, token: 1 }, { bonus: 2, token: 0 }, { bonus: 0, token: 2 }, { bonus: 3, token: 0 }, { bonus: 1, token: 2 }];
  const [first, second, third] = Object.values(edition.tiles);
  return html`
    <${Section} title=${t("table-market")} class="states">
      <${Card} card=${pick(1, 3)} edition=${edition} cover=${cover} />
      <${Card} card=${pick(2, 9)} edition=${edition} cover=${cover} can onClick=${() => {}} label=${t("bar-buy", { edition: edition.key })} />
      <${Card} card=${pick(2, 15)} edition=${edition} cover=${cover} can selected onClick=${() => {}} label=${t("bar-buy", { edition: edition.key })} />
      <${Card} card=${pick(3, 4)} edition=${edition} cover=${cover} fresh flag=${t("table-new")} />
      <${Card} card=${pick(3, 14)} edition=${edition} cover=${cover} mute />
      <${Card} card=${pick(2, 21)} edition=${edition} cover=${cover} class="small" flag=${t("table-hidden")} size=${92} />
      <${Card} card=${pick(3, 7)} edition=${edition} cover=${cover} size=${81} can />
      <${Vacant}>${t("table-empty-space")}<//>
      ${[3, 2, 1].map(level => html`<${Deck} level=${level} edition=${edition} left=${level * 8 - 3} />`)}
      <${Deck} level=${2} edition=${edition} left=${9} selected />
      <${SmallCard} card=${pick(2, 2)} edition=${edition} /><${SmallCard} card=${pick(3, 5)} edition=${edition} />
      ${[1, 2, 3].map(level => html`<${CardBack} level=${level} edition=${edition} small />`)}
    <//>
    <${Section} title=${t("tiles-name", { edition: edition.key })}>
      ${Object.values(edition.tiles).map(tile => html`<${Tile} tile=${tile} edition=${edition} />`)}
      ${edition.assemble && html`<${AssembleTile} name=${t("assemble")} points=${edition.assemble.points} text=${t("table-assemble-nobody")} />`}
      ${edition.assemble && html`<${AssembleTile} name=${t("assemble")} points=${edition.assemble.points} text=${t("table-assemble-holder", { name: "Mira", count: 4 })} held />`}
      <${Tile} tile=${first} edition=${edition} met=${[true, false, true, false, true]} can />
      <${Tile} tile=${second} edition=${edition} met=${[true, true, true, true, true]} selected />
      <${Tile} tile=${third} edition=${edition} owner="Otto" />
      <${SmallTile} tile=${first} edition=${edition} /><${SmallTile} tile=${second} edition=${edition} />
    <//>`;
}

export default function Gallery() {
  useEffect(() => {
    EDITIONS.forEach(fetchEdition);
    document.title = t("page-title", { page: t("home-gallery") });
    return () => {
      pageEdition.value = null;
    };
  }, []);
  const edition = current.value;
  return html`<main class="gallery">
    <header class="gallery-head">
      <a href="/" class="plain"><${Logo} /></a>
      <h1 class="display">${t("home-gallery")}</h1>
      <${Choice}
        label=${t("home-game")}
        value=${shown.value}
        options=${EDITIONS.map(key => ({ value: key, label: t(`edition-${key}`) }))}
        onChange=${(/** @type {EditionKey} */ key) => (pageEdition.value = key)}
      />
      <${IconButton}
        icon=${theme.value === "dark" ? "sun" : "moon"}
        label=${t(theme.value === "dark" ? "settings-theme-light" : "settings-theme-dark")}
        onClick=${() => (settings.theme.value = theme.value === "dark" ? "light" : "dark")}
      />
    </header>
    ${edition &&
    html`<${Necklace} edition=${edition} />
      <${Stones} edition=${edition} />
      <${Tokens} edition=${edition} />
      <${States} edition=${edition} />
      ${[1, 2, 3].map(
        level => html`<${Section} title=${t("level", { level })}>
          ${Object.values(edition.cards)
            .filter(card => card.level === level)
            .map(card => html`<${Card} key=${card.id} card=${card} edition=${edition} />`)}
        <//>`,
      )}
      <div class="gallery-row icons">${Object.keys(ICONS).map(name => html`<${Icon} name=${name} size=${24} />`)}</div>`}
  </main>`;
}
