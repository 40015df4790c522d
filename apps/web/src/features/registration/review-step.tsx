import type { User } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../ui/choice.tsx";
import { TextField } from "../../ui/field.tsx";
import { Folded } from "../../ui/folded.tsx";
import { type Draft, isBatch } from "./draft.ts";
import { ReviewSummary } from "./review-summary.tsx";
import { ShownPart } from "./shown-part.tsx";
import type { GoTo } from "./step-frame.tsx";
import type { StepProps } from "./step-props.ts";

interface Props extends StepProps {
  user: User;
  onGoTo: GoTo;
}

const statistics = ["canadianCitizen", "officialLanguageMinority"] as const;

/** Step 3: a review of everything, what is shown to others, and the declaration. */
export function ReviewStep({ draft, edit, errorAt, user, onGoTo }: Props) {
  const { t } = useTranslation(["translation", "files", "wizard"]);

  const selfIdentification = (name: keyof Draft["selfIdentification"]) => ({
    label: t(`registration.selfIdentification.${name}`),
    name: `selfIdentification.${name}`,
    value: draft.selfIdentification[name],
    error: errorAt(`selfIdentification.${name}`),
    onChange: ({ target }: { target: { value: string } }) =>
      edit({ selfIdentification: { ...draft.selfIdentification, [name]: target.value } }),
  });

  return (
    <>
      <ReviewSummary draft={draft} user={user} onGoTo={onGoTo} />
      <section className="grid gap-4">
        <h3 className="border-b border-rule pb-1 text-xl">{t("registration.selfIdentification.title")}</h3>
        <p className="text-muted">{t("registration.selfIdentification.privacy")}</p>
        <TextField {...selfIdentification("pronouns")} />
        <Folded
          title={t("registration.selfIdentification.statistics")}
          isOpen={statistics.some((name) => draft.selfIdentification[name] !== "")}
          isRefused={statistics.some((name) => errorAt(`selfIdentification.${name}`) !== undefined)}
        >
          <div className="grid items-end gap-4 sm:grid-cols-2">
            {statistics.map((name) => (
              <TextField key={name} {...selfIdentification(name)} />
            ))}
          </div>
        </Folded>
      </section>
      <ShownPart draft={draft} edit={edit} errorAt={errorAt} user={user} />
      <section className="grid gap-2">
        <h3 className="border-b border-rule pb-1 text-xl">{t("registration.declarationLabel")}</h3>
        <Checkbox
          name="declarationAccepted"
          label={t("registration.declaration")}
          {...(isBatch(draft) && { hint: t("files:declareEach") })}
          required
          isChecked={draft.declarationAccepted}
          error={errorAt("declarationAccepted")}
          onChange={(declarationAccepted) => edit({ declarationAccepted })}
        />
      </section>
    </>
  );
}
