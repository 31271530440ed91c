// Was the shuffle fair? The steps one by one, each with what it means; the deal is repeated in this browser as well.
import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { verification } from "../../core/api.js";
import { hasMessage, t } from "../../core/language.js";
import { pace } from "../../core/settings.js";
import { Dialog } from "../../parts/dialog.js";
import { Icon } from "../../parts/icon.js";
import { errorText } from "../../table/waiting.js";
import { check } from "./shuffle.js";

/** @typedef {import("../../core/types.js").Check} Check */
/** @typedef {import("./shuffle.js").Finding} Finding */

const APART = 420;

/** @param {{ passed: boolean, title: string, about: string, detail: string, index: number }} props */
function Step({ passed, title, about, detail, index }) {
  return html`<li class=${`check ${passed ? "passed" : "failed"}`} style=${{ "--i": String(index) }}>
    <span class="mark-box"><${Icon} name=${passed ? "tick" : "warn"} /></span>
    <div>
      <strong>${title}</strong>
      <p>${about}</p>
      ${detail && html`<small>${detail}</small>`}
    </div>
  </li>`;
}

/** @param {Finding} finding */
const foundWords = ({ name, found, count }) =>
  name === "commitment" ? found : t(name === "table" ? "verify-laid-count" : "verify-reveal-count", { count });

/**
 * @param {object} props
 * @param {import("../../core/api.js").Source} props.source
 * @param {import("./film.js").Film} props.film
 * @param {import("../../core/types.js").Edition} props.edition
 * @param {() => void} props.onClose
 */
export function VerifyDialog({ source, film, edition, onClose }) {
  const checks = useSignal(/** @type {Check[] | null} */ (null));
  const own = useSignal(/** @type {Finding[] | null} */ (null));
  const shown = useSignal(0);
  const problem = useSignal("");
  const { Commitment: promised, Seed: seed, Game: game } = film.headers;
  const complete = Boolean(promised && seed && game);
  useEffect(() => {
    if (complete && globalThis.crypto?.subtle) check(film, edition).then(found => (own.value = found), () => {});
    verification(source).then(told => (checks.value = told), error => (problem.value = errorText(error)));
  }, []);
  const steps = [
    ...(checks.value ?? []).map(({ name, passed, detail }) => ({
      key: name,
      passed,
      title: hasMessage(`verify-step-${name}`) ? t(`verify-step-${name}`) : name,
      about: hasMessage(`verify-why-${name}`) ? t(`verify-why-${name}`) : "",
      detail,
    })),
    ...(checks.value && own.value ? own.value : []).map(finding => ({
      key: `own-${finding.name}`,
      passed: finding.passed,
      title: `${t("verify-in-browser")}: ${t(`verify-step-${finding.name}`)}`,
      about: "",
      detail: foundWords(finding),
    })),
  ];
  const count = steps.length;
  useEffect(() => {
    if (shown.value >= count) return undefined;
    const timer = setTimeout(() => shown.value++, shown.value ? APART * Math.min(1, pace.peek()) : 0);
    return () => clearTimeout(timer);
  }, [shown.value, count]);
  const done = count > 0 && shown.value >= count && (own.value !== null || !complete || !globalThis.crypto?.subtle);
  const holds = steps.every(step => step.passed);
  return html`<${Dialog} title=${t("verify-title")} onClose=${onClose} wide class="verify-steps">
    <p>${t("verify-about")}</p>
    ${complete
      ? html`<dl class="secrets">
          <dt>${t("verify-commitment-label")}</dt>
          <dd><code>${promised}</code></dd>
          <dt>${t("verify-seed-label")}</dt>
          <dd><code>${seed}</code></dd>
        </dl>`
      : html`<p class="trouble"><${Icon} name="info" />${t("verify-no-seed")}</p>`}
    ${problem.value && html`<p class="trouble" role="alert"><${Icon} name="warn" />${problem.value}</p>`}
    <ol>${steps.slice(0, shown.value).map((step, index) => html`<${Step} ...${step} index=${index} />`)}</ol>
    <p class=${`verdict ${done && complete ? (holds ? "good" : "bad") : ""}`} role="status">
      ${!complete ? "" : done ? html`<${Icon} name=${holds ? "verified" : "warn"} /><strong>${t(holds ? "verify-passed" : "verify-failed")}</strong>` : problem.value ? "" : t("verify-running")}
    </p>
    ${done && complete && html`<p class="quiet">${t("verify-limits")}</p>`}
  <//>`;
}
