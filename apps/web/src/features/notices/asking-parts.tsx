import { useTranslation } from "react-i18next";
import { Checkbox, RadioGroup } from "../../ui/choice.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { AnswerProblem, Answers } from "./answers.ts";

/** Questions with their answers, and what is wrong with these. */
export interface QuestionProps {
  answers: Answers;
  give: (given: Partial<Answers>) => void;
  has: (problem: AnswerProblem) => boolean;
}

/** What § 512(c)(3) asks of whoever sends a notice. */
export function DmcaPart({ answers, give, has }: QuestionProps) {
  const { t } = useTranslation("notices");
  const { t: tCommon } = useTranslation(["translation", "owner"]);
  return (
    <>
      <RadioGroup
        label={t("exclusive.question")}
        hint={t("exclusive.hint")}
        error={has("exclusive") && answers.isExclusive === "" ? t("missing.exclusive") : undefined}
        options={(["yes", "no"] as const).map((value) => ({ value, label: t(`exclusive.${value}`) }))}
        value={answers.isExclusive}
        onChange={(isExclusive) => give({ isExclusive })}
      />
      {answers.isExclusive === "no" && (
        <Notice tone="error">{tCommon("failure.notice_not_exclusive")}</Notice>
      )}
      <Checkbox
        required
        label={t("considered")}
        error={has("considered") ? t("missing.considered") : undefined}
        isChecked={answers.hasConsidered}
        onChange={(hasConsidered) => give({ hasConsidered })}
      />
    </>
  );
}

/** Who writes, and to whom. */
export function SenderPart({ answers, give, has }: QuestionProps) {
  const { t } = useTranslation("notices");
  const control = (name: "name" | "email" | "postalAddress" | "phone") => ({
    value: answers[name],
    label: t(`sender.${name}`),
    error: has(name) ? t(`missing.${name}`) : undefined,
    onChange: ({ target }: { target: { value: string } }) => give({ [name]: target.value }),
  });
  return (
    <div className="grid gap-5">
      <TextField required autoComplete="name" {...control("name")} />
      <TextField required type="email" dir="ltr" autoComplete="email" {...control("email")} />
      {answers.kind === "dmca" && (
        <>
          <TextArea required rows={3} autoComplete="street-address" {...control("postalAddress")} />
          <TextField required type="tel" dir="ltr" autoComplete="tel" {...control("phone")} />
        </>
      )}
      <TextArea
        rows={2}
        label={t("to.label")}
        hint={t("to.hint")}
        value={answers.to}
        onChange={({ target }) => give({ to: target.value })}
      />
    </div>
  );
}
