// The table page: before the game, at play, looking on, and after the end.
import { signal, useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect, useMemo } from "preact/hooks";
import { loadEdition } from "../core/api.js";
import { Announcer } from "../core/announce.js";
import { hasMessage, t } from "../core/language.js";
import { pageEdition } from "../core/settings.js";
import { Table } from "../core/table.js";
import NotFound from "../pages/notfound.js";
import { Tutor } from "../pages/tutor.js";
import { Board } from "./board.js";
import { PlayContext } from "./context.js";
import { Hands } from "./hands.js";
import { Waiting } from "./waiting.js";

/** @typedef {import("../core/types.js").Edition} Edition */

/** A table that is not there, or not for us. @param {{code: string}} props */
function Gone({ code }) {
  return html`<${NotFound} about=${hasMessage(`error-${code}`) ? t(`error-${code}`) : t("error-unknown", { detail: code })} />`;
}

/** @param {{table: Table, edition: Edition}} props */
function Seated({ table, edition }) {
  const play = useMemo(
    () => ({
      table,
      edition,
      hands: new Hands(table, edition),
      sheet: signal(/** @type {import("./context.js").Sheet | null} */ (null)),
      typing: signal(false),
      keys: signal(""),
      ended: signal(false),
      wishes: signal(/** @type {string[] | null} */ (null)),
    }),
    [table, edition],
  );
  return html`<${PlayContext.Provider} value=${play}><${Board} /><${Tutor} /><//>`;
}

/** @param {{id: string}} props */
export default function TablePage({ id }) {
  const edition = useSignal(/** @type {Edition | null} */ (null));
  const table = useMemo(() => new Table(id), [id]);
  useEffect(() => {
    table.start();
    return () => {
      table.stop();
      pageEdition.value = null;
    };
  }, [table]);
  const key = table.info.value?.edition;
  useEffect(() => {
    if (!key) return;
    loadEdition(key).then(
      found => {
        pageEdition.value = found.key;
        edition.value = found;
      },
      () => setTimeout(() => table.wake(), 1_000),
    );
  }, [key]);
  const gone = table.gone.value;
  const status = table.info.value?.status;
  useEffect(() => {
    if (status === "playing") table.resumeClaim();
  }, [status, table.claiming.value]);
  if (gone) return html`<${Gone} code=${gone.code} />`;
  if (!edition.value || !status) {
    const text = t(table.link.value === "lost" ? "connection-lost" : "loading");
    return html`<main class="unreachable" aria-busy="true"><p role="status">${text}</p></main>`;
  }
  const inside = status === "open" || table.claiming.value ? Waiting : Seated;
  return html`<${inside} table=${table} edition=${edition.value} /><${Announcer} />`;
}
