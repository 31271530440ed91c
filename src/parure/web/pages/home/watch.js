// The third door: look on at a table, or play a record back.
import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { ApiError, ask } from "../../core/api.js";
import { t } from "../../core/language.js";
import { navigate } from "../../core/router.js";
import { Icon } from "../../parts/icon.js";
import { errorText } from "../../table/waiting.js";
import { PlayingTables } from "../lobby.js";
import { MyGames } from "./games.js";

const MOST_BYTES = 1_000_000;

/** Where a pasted link or number leads; null if it is neither. @param {string} text */
export function addressOf(text) {
  const typed = text.trim();
  if (/^[\w-]{1,32}$/.test(typed)) return `/t/${typed}`;
  const match = /\/(t\/[\w-]{1,32}(?:\/replay)?|r\/[\w-]{1,64})\/?(#[\w-]*)?$/.exec(typed);
  return match ? `/${match[1]}${match[2] ?? ""}` : null;
}

/** A link or a number of a table. */
function Address() {
  const typed = useSignal("");
  const wrong = useSignal(false);
  /** @param {Event} event */
  const open = event => {
    event.preventDefault();
    const to = addressOf(typed.value);
    if (to) navigate(to);
    else wrong.value = true;
  };
  return html`<form class="address" onSubmit=${open}>
    <label class="field">
      <span>${t("home-address")}</span>
      <input
        class="input"
        value=${typed.value}
        autocomplete="off"
        spellcheck=${false}
        aria-invalid=${wrong.value}
        aria-describedby=${wrong.value ? "address-wrong" : undefined}
        onInput=${(/** @type {Event} */ event) => {
          typed.value = /** @type {HTMLInputElement} */ (event.currentTarget).value;
          wrong.value = false;
        }}
      />
    </label>
    <button type="submit" class="btn" disabled=${!typed.value.trim()}><${Icon} name="eye" />${t("home-spectate")}</button>
    ${wrong.value && html`<p class="trouble" role="alert" id="address-wrong"><${Icon} name="warn" />${t("home-address-wrong")}</p>`}
  </form>`;
}

/** A record from a file, dropped or chosen, or as text. */
function Upload() {
  const text = useSignal("");
  const over = useSignal(false);
  const busy = useSignal(false);
  const problem = useSignal("");
  const detail = useSignal("");
  /** @param {string} record */
  const send = async record => {
    busy.value = true;
    problem.value = detail.value = "";
    try {
      const kept = /** @type {{id: string}} */ (await ask("/api/records", { method: "POST", body: { record } }));
      navigate(`/r/${kept.id}`);
    } catch (error) {
      problem.value = errorText(error);
      // Which line could not be read is known only to the server.
      detail.value = error instanceof ApiError && error.code === "bad_record" ? error.message : "";
    }
    busy.value = false;
  };
  /** @param {File | null | undefined} file */
  const read = async file => {
    if (!file) return;
    if (file.size > MOST_BYTES) problem.value = t("error-too_large");
    else await send(await file.text());
  };
  return html`<section class="upload" aria-label=${t("home-record")}>
    <h2 class="legend">${t("home-record")}</h2>
    <label
      class=${`drop ${over.value ? "over" : ""}`}
      onDragOver=${(/** @type {DragEvent} */ event) => {
        event.preventDefault();
        over.value = true;
      }}
      onDragLeave=${() => (over.value = false)}
      onDrop=${(/** @type {DragEvent} */ event) => {
        event.preventDefault();
        over.value = false;
        read(event.dataTransfer?.files[0]);
      }}
    >
      <input type="file" accept=".parure,.txt,text/plain" disabled=${busy.value} onChange=${(/** @type {Event} */ event) => {
        const field = /** @type {HTMLInputElement} */ (event.currentTarget);
        read(field.files?.[0]).then(() => (field.value = ""));
      }} />
      <${Icon} name="upload" size=${26} />
      <strong>${t("home-record-choose")}</strong>
      <small>${t("home-record.about")}</small>
    </label>
    <label class="field">
      <span>${t("home-record-paste")}</span>
      <textarea class="input" rows="3" spellcheck=${false} value=${text.value} onInput=${(/** @type {Event} */ event) => (text.value = /** @type {HTMLTextAreaElement} */ (event.currentTarget).value)}></textarea>
    </label>
    <button type="button" class="btn" disabled=${busy.value || !text.value.trim()} onClick=${() => send(text.value)}><${Icon} name="play" />${t("replay-title")}</button>
    ${problem.value && html`<p class="trouble" role="alert"><${Icon} name="warn" /><span>${problem.value}${detail.value && html` <small lang="en">(${detail.value})</small>`}</span></p>`}
  </section>`;
}

export function WatchDoor() {
  return html`<div class="sheet watch">
    <div class="finding"><${PlayingTables} /><${Address} /></div>
    <div class="finding"><${MyGames} /><${Upload} /></div>
  </div>`;
}
