// Was the shuffle fair? The steps, as the server has checked them.
import { useSignal } from "@preact/signals";
import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { verification } from "../core/api.js";
import { hasMessage, t } from "../core/language.js";
import { Dialog } from "../parts/dialog.js";
import { Icon } from "../parts/icon.js";
import { usePlay } from "./context.js";
import { errorText } from "./waiting.js";

/** @param {{onClose: () => void}} props */
export function Verify({ onClose }) {
  const { table } = usePlay();
  const checks = useSignal(/** @type {import("../core/types.js").Check[] | null} */ (null));
  const problem = useSignal("");
  useEffect(() => {
    verification({ id: table.id, uploaded: false }).then(
      told => (checks.value = told),
      error => (problem.value = errorText(error)),
    );
  }, []);
  const info = table.info.value;
  const told = checks.value;
  return html`<${Dialog} title=${t("verify-title")} onClose=${onClose} class="verify">
    <p>${t("verify-about")}</p>
    <dl class="proof">
      <dt>${t("verify-commitment-label")}</dt><dd><code>${info?.commitment}</code></dd>
      <dt>${t("verify-seed-label")}</dt><dd><code>${info?.seed ?? "–"}</code></dd>
    </dl>
    ${problem.value ? html`<p class="refusal" role="alert">${problem.value}</p>` : told ? null : html`<p role="status">${t("verify-running")}</p>`}
    <ol class="checks">
      ${(told ?? []).map(
        check => html`<li
          key=${check.name}
          class=${check.passed ? "passed" : "failed"}
        ><${Icon} name=${check.passed ? "tick" : "warn"} />
        <div>${hasMessage(`verify-step-${check.name}`) ? t(`verify-step-${check.name}`) : check.name}<small class="quiet">${check.passed && hasMessage(`verify-why-${check.name}`) ? t(`verify-why-${check.name}`) : check.detail}</small></div></li>`,
      )}
    </ol>
    ${told ? html`<p role="status" class="verdict"><b>${t(told.every(check => check.passed) ? "verify-passed" : "verify-failed")}</b></p>` : null}
  <//>`;
}
