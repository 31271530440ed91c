// An address that leads nowhere, or to a table that is not there.
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { t } from "../core/language.js";
import { edition } from "../core/settings.js";
import { Necklace } from "../parts/logo.js";
import { Dialogs } from "./dialogs.js";
import { PageFoot } from "./foot.js";
import { PageTop } from "./top.js";

/** @param {{ about?: string }} props why there is nothing */
export default function NotFound({ about }) {
  useEffect(() => {
    document.title = t("page-title", { page: t("notfound-title") });
  });
  return html`<div class="page notfound">
    <${PageTop} />
    <main>
      <${Necklace} edition=${edition.value} />
      <h1 class="display">${t("notfound-title")}</h1>
      <p>${about ?? t("notfound-about")}</p>
      <a class="btn" href="/">${t("notfound-home")}</a>
    </main>
    <${PageFoot} />
    <${Dialogs} />
  </div>`;
}
