import { INVOLVEMENT_TEXT_LENGTH, INVOLVEMENTS } from "@colophon/uses";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RadioGroup, Switch } from "../../ui/choice.tsx";
import { TextField } from "../../ui/field.tsx";
import { Folded } from "../../ui/folded.tsx";
import { UsesChoice } from "../../ui/uses-choice.tsx";
import { saysUses } from "./draft.ts";
import type { StepProps } from "./step-props.ts";

/** What machines may do with the work, and whether AI was involved in making it: one closed line. */
export function UsesPart({ draft, edit, errorAt, children }: StepProps & { children?: ReactNode }) {
  const { t } = useTranslation("uses");
  const { aiUse, aiInvolvement, listUses, materialDetails } = draft;
  const { made } = aiInvolvement;
  const hasFile = draft.file !== null || draft.files.length > 0;
  const error = errorAt("aiInvolvement.text");
  return (
    <Folded
      title={t("line")}
      isOpen={saysUses(draft) || made !== ""}
      isRefused={error !== undefined || errorAt("aiUse") !== undefined}
    >
      <div className="grid gap-6 pt-3">
        <div className="grid gap-2 text-sm text-muted">
          <p>{t("explanation")}</p>
          <p>{t("meaning")}</p>
        </div>
        <UsesChoice uses={aiUse} onChange={(change) => edit((latest) => ({ aiUse: change(latest.aiUse) }))} />
        {children}
        {saysUses(draft) && hasFile && !materialDetails.sharedPublicly && (
          <Switch
            label={t("unlisted.switch")}
            name={t("unlisted.switch")}
            hint={t("unlisted.hint")}
            isOn={listUses}
            onChange={(isOn) => edit({ listUses: isOn })}
          />
        )}
        <RadioGroup
          label={t("made.title")}
          options={[
            ...INVOLVEMENTS.map((value) => ({ value, label: t(`made.${value}`) })),
            { value: "", label: t("permission.nothing") },
          ]}
          value={made}
          onChange={(value) =>
            edit(({ aiInvolvement: before }) => ({ aiInvolvement: { ...before, made: value } }))
          }
        />
        {made !== "" && (
          <TextField
            label={t("made.text")}
            hint={t("made.hint", { count: INVOLVEMENT_TEXT_LENGTH })}
            name="aiInvolvement.text"
            maxLength={INVOLVEMENT_TEXT_LENGTH}
            value={aiInvolvement.text}
            error={error}
            onChange={({ target }) =>
              edit(({ aiInvolvement: before }) => ({ aiInvolvement: { ...before, text: target.value } }))
            }
          />
        )}
      </div>
    </Folded>
  );
}
