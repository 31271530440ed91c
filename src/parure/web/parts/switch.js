// On or off, and one of a few.
import { html } from "htm/preact";
import { useId } from "preact/hooks";

/**
 * @param {{ checked: boolean, onChange: (checked: boolean) => void, label: string, about?: string, disabled?: boolean }} props
 */
export function Switch({ checked, onChange, label, about, disabled }) {
  return html`<label class="switch">
    <input
      type="checkbox"
      role="switch"
      checked=${checked}
      disabled=${disabled}
      onChange=${(/** @type {Event} */ event) => onChange(/** @type {HTMLInputElement} */ (event.currentTarget).checked)}
    />
    <span>${label}${about && html`<small>${about}</small>`}</span>
  </label>`;
}

/**
 * A row of radio buttons.
 * @template {string | number} T
 * @param {object} props
 * @param {string} props.label of the group, for screen readers; `legend` shows it
 * @param {boolean} [props.legend]
 * @param {T} props.value
 * @param {{ value: T, label: import("preact").ComponentChildren, disabled?: boolean }[]} props.options
 * @param {(value: T) => void} props.onChange
 */
export function Choice({ label, legend = false, value, options, onChange }) {
  const name = useId();
  return html`<div role="radiogroup" aria-label=${label} class="field">
    ${legend && html`<span class="legend" aria-hidden="true">${label}</span>`}
    <div class="choice">
      ${options.map(
        option => html`<label key=${option.value}>
          <input
            type="radio"
            name=${name}
            checked=${option.value === value}
            disabled=${option.disabled}
            onChange=${() => onChange(option.value)}
          />
          <span>${option.label}</span>
        </label>`,
      )}
    </div>
  </div>`;
}
