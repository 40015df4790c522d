import { useTranslation } from "react-i18next";
import { isolate } from "../../lib/text/words.ts";
import { Checkbox, RadioGroup } from "../../ui/choice.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { AnswerProblem, Answers } from "./answers.ts";
import { readAddresses } from "./letters/read-addresses.ts";

/** Questions with their answers, and what is wrong with these. */
export interface QuestionProps {
  answers: Answers;
  give: (given: Partial<Answers>) => void;
  has: (problem: AnswerProblem) => boolean;
}

/** The addresses at which the work is used, one on each line. */
export function WherePart({ answers, give, has }: QuestionProps) {
  const { t } = useTranslation("notices");
  const { wrong } = readAddresses(answers.addresses);
  const problem = wrong[0] ? t("where.wrong", { line: isolate(wrong[0]) }) : t("missing.where");
  return (
    <TextArea
      required
      dir="ltr"
      rows={3}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      label={t("where.label")}
      hint={t("where.hint")}
      error={has("where") ? problem : undefined}
      value={answers.addresses}
      onChange={({ target }) => give({ addresses: target.value })}
    />
  );
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
