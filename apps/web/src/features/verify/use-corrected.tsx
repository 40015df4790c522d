import type { CorrectedValue } from "@colophon/proof/statements";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type CorrectableName, useFieldTexts } from "../../lib/text/use-field-texts.ts";
import type { Corrections } from "@colophon/proof/statements";
import { isolate } from "../../lib/text/words.ts";

/** Shows a field of the record: the corrected value first, the registered one beneath; empty if there is neither. */
export function useCorrected(corrections: Corrections) {
  const { t, i18n } = useTranslation();
  const { textOf } = useFieldTexts();
  const none = t("registration.review.none");
  return (
    name: CorrectableName,
    recorded: CorrectedValue,
    shownAs: (text: string) => string = (text) => text,
  ): ReactNode => {
    const was = textOf(name, recorded);
    const shown = (text: string) => (text === "" ? text : shownAs(text));
    if (!(name in corrections)) return shown(was);
    return (
      <span data-corrected={name}>
        {shown(textOf(name, corrections[name])) || none}
        <span dir={i18n.dir()} className="block font-sans text-sm text-muted">
          {t("said.asRegistered", { value: isolate(was || none) })}
        </span>
      </span>
    );
  };
}
