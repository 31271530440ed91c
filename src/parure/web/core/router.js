// Which page is open. Pages are fetched when they are first needed.
//
// A page is a module whose default export is a component; it gets { id } where its address has one. Links are ordinary
// <a href="/…"> elements; code that moves on calls navigate().
import { computed, signal } from "@preact/signals";

/** @typedef {{ name: string, id: string, load: () => Promise<{ default: import("preact").ComponentType<{ id: string }> }> }} Route */

/** @type {[RegExp, string, Route["load"]][]} */
const ROUTES = [
  [/^\/$/, "home", () => import("../pages/home.js")],
  [/^\/t\/([\w-]{1,32})$/, "table", () => import("../table/page.js")],
  [/^\/t\/([\w-]{1,32})\/replay$/, "replay", () => import("../pages/replay.js")],
  [/^\/r\/([\w-]{1,64})$/, "record", () => import("../pages/replay.js")],
  [/^\/gallery$/, "gallery", () => import("../pages/gallery.js")],
];

/** The path of the address. */
export const path = signal(location.pathname);
/** The fragment of the address, without its #: an invitation, or the ply of a replay. Never sent to the server. */
export const fragment = signal(location.hash.slice(1));

export const route = computed(() => {
  for (const [pattern, name, load] of ROUTES) {
    const match = pattern.exec(path.value);
    if (match) return /** @type {Route} */ ({ name, id: match[1] ?? "", load });
  }
  return /** @type {Route} */ ({ name: "notfound", id: "", load: () => import("../pages/notfound.js") });
});

function follow() {
  path.value = location.pathname;
  fragment.value = location.hash.slice(1);
}

/**
 * Opens a page; with `replace` the one that was open does not stay in the history.
 * @param {string} to a path of this site, with its fragment if it has one
 * @param {{ replace?: boolean }} [how]
 */
export function navigate(to, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  follow();
  if (!replace) scrollTo(0, 0);
}

/** @param {MouseEvent} event */
function follows(event) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/web/")) return;
  if (link.pathname === location.pathname && link.hash) return; // a place on the same page
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

/** Starts to follow links and the browser's own buttons. */
export function startRouter() {
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
  document.addEventListener("click", follows);
}
