// Runs before the first paint, so that a dark room stays dark: the same choice as core/settings.js, in short.
(() => {
  const root = document.documentElement;
  /** @param {string} name */
  const read = name => {
    try {
      return JSON.parse(localStorage.getItem(`parure.${name}`) ?? "null");
    } catch {
      return null;
    }
  };
  const theme = read("theme");
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.edition = read("edition") === "marvel" ? "marvel" : "splendor";
})();
