// The bank: a well for each kind. In a return step the wells rest, and the bar holds the tokens.
import { html } from "htm/preact";
import { formatList, t } from "../core/language.js";
import { takeable } from "../core/staging.js";
import { TIME } from "../core/types.js";
import { Pile } from "../parts/pile.js";
import { usePlay } from "./context.js";
import { gemName, gemWords } from "./words.js";

export function Bank() {
  const { table, edition, hands, still } = usePlay();
  const view = table.view.value;
  if (!view) return null;
  const staged = table.staged.value;
  const legal = table.legal.value;
  const can =
    staged.type === "take" || staged.type === "idle" || staged.type === "card"
      ? takeable(legal, staged.type === "take" ? staged : { type: "idle" })
      : [];
  const choosing = staged.type === "take";
  const kinds = edition.theme.kinds.map((_, kind) => kind).filter(kind => kind !== TIME || edition.goal.time);
  return html`<section class="bank" aria-label=${t("bank")}>
    ${kinds.map(kind => {
      const count = view.bank[kind] ?? 0;
      const taken = staged.type === "take" ? (staged.gems[kind] ?? 0) : 0;
      const left = count - taken;
      const letter = edition.theme.kinds[kind]?.letter;
      const gems = Array.from({ length: 7 }, (_, i) => (i === kind ? count : 0));
      const words = [
        count ? t("sr-pile", { gems: gemWords(edition, gems) }) : t("sr-pile-empty", { gem: gemName(edition, kind) }),
      ];
      if (taken) words.push(t("sr-pile-staged", { count: taken }));
      return html`<${Pile}
        key=${kind}
        kind=${kind}
        count=${left}
        edition=${edition}
        taken=${taken}
        can=${can[kind]}
        mute=${choosing && !can[kind] && !taken}
        label=${formatList(words, "unit")}
        onClick=${still ? undefined : () => hands.gem(kind)}
        attributes=${{ "data-pile": kind, "data-nav": true, "aria-keyshortcuts": letter, title: gemName(edition, kind) }}
      />`;
    })}
  </section>`;
}
