// The last line of a page: what this is, and what it is not.
import { html } from "htm/preact";
import { t } from "../core/language.js";

export const PageFoot = () => html`<footer class="page-foot"><p>${t("home-footer")}</p></footer>`;
