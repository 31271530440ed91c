// The page's beginning: root attributes, the drawings that all parts share, and the page that the address names.
import { effect, useSignal, useSignalEffect } from "@preact/signals";
import { html, render } from "htm/preact";
import { defineGems } from "./art/gem.js";
import { language, ready, t } from "./core/language.js";
import { route, startRouter } from "./core/router.js";
import { edition, pace, theme } from "./core/settings.js";

/** What is shown until a page is here, and when it could not be fetched. */
function Page() {
  const shown = useSignal(/** @type {import("preact").ComponentChild} */ (null));
  useSignalEffect(() => {
    const { name, id, load } = route.value;
    load().then(
      page => {
        if (route.peek().name === name && route.peek().id === id)
          shown.value = html`<${page.default} key=${`${name}/${id}`} id=${id} />`;
      },
      error => {
        console.error(error);
        shown.value = html`<main class="unreachable"><p>${t("error-offline")}</p></main>`;
      },
    );
  });
  return shown.value;
}

function dress() {
  const root = document.documentElement;
  root.dataset.edition = edition.value;
  root.dataset.theme = theme.value;
  root.dataset.motion = pace.value ? "on" : "off";
  root.style.setProperty("--pace", String(pace.value));
  root.lang = language.value;
  const ground = getComputedStyle(root).getPropertyValue("--table");
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", ground);
}

effect(dress);
defineGems();
startRouter();
await ready;
render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
