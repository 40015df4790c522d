import type { Notices, User } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../lib/text/words.ts";
import { Button } from "../../ui/button.tsx";
import { RadioGroup } from "../../ui/choice.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Sentence } from "../../ui/words.tsx";
import { type Answers, type AnswerProblem, nothingYet, problemsOfAnswers } from "./answers.ts";
import { type QuestionProps, DmcaPart, SenderPart, WherePart } from "./asking-parts.tsx";
import { DisputedPart } from "./disputed-part.tsx";
import { LanguageChoice, letterLanguageOf } from "./language-choice.tsx";
import { LetterEditor } from "./letter-editor.tsx";
import { readAddresses } from "./letters/read-addresses.ts";
import { type Letter, writeNoticeLetter } from "./letters/write-notice-letter.ts";

interface Props {
  certificateId: string;
  user: User;
  work: Notices;
}

/** The questions, and then the letter that their answers come to. */
export function NoticeForm({ certificateId, user, work }: Props) {
  const { t, i18n } = useTranslation("notices");
  const [answers, setAnswers] = useState<Answers>(() => ({
    ...nothingYet,
    language: letterLanguageOf(i18n.language),
    name: user.name,
    email: user.email,
  }));
  const [refused, setRefused] = useState<Set<AnswerProblem>>();
  const [letter, setLetter] = useState<Letter>();
  const { disputes, creatorName } = work;
  const { kind, rights } = answers;
  const give = (given: Partial<Answers>) => {
    setAnswers({ ...answers, ...given });
    setRefused(undefined);
  };
  const has = (problem: AnswerProblem) => refused?.has(problem) === true;
  const asking: QuestionProps = { answers, give, has };

  function write() {
    const problems = problemsOfAnswers(answers, disputes);
    if (problems.size > 0 || rights === "" || rights === "neither") {
      setRefused(problems);
      return;
    }
    const { addresses } = readAddresses(answers.addresses);
    const url = new URL(`/verify/${certificateId}`, window.location.origin).href;
    setLetter(writeNoticeLetter({ ...work, ...answers, rights, certificateId, url, addresses }));
  }

  if (letter)
    return (
      <LetterEditor
        certificateId={certificateId}
        letter={letter}
        answers={answers}
        disputes={disputes}
        onBack={() => setLetter(undefined)}
      />
    );
  return (
    <Form refusal={refused} className="grid grid-cols-[minmax(0,1fr)] gap-7" onSubmit={write}>
      <RadioGroup
        label={t("rights.question")}
        error={has("rights") && rights === "" ? t("missing.rights") : undefined}
        options={(["owner", "agent", "neither"] as const).map((value) => ({
          value,
          label: t(`rights.${value}`),
        }))}
        value={rights}
        onChange={(given) => give({ rights: given })}
      />
      {rights === "neither" && <Notice tone="error">{t("rights.refused")}</Notice>}
      {disputes.length > 0 && (
        <DisputedPart
          disputes={disputes}
          hasRead={answers.hasRead}
          error={has("disputes") ? t("missing.disputes") : undefined}
          onRead={(hasRead) => give({ hasRead })}
        />
      )}
      <WherePart {...asking} />
      <RadioGroup
        label={t("kind.question")}
        options={(["letter", "dsa", "dmca"] as const).map((value) => ({
          value,
          label: t(`kind.${value}.label`),
          hint: t(`kind.${value}.hint`),
        }))}
        value={kind}
        onChange={(given) => give({ kind: given })}
      />
      {kind === "dmca" && <DmcaPart {...asking} />}
      <LanguageChoice language={answers.language} onChange={(language) => give({ language })} />
      {kind !== "letter" && (
        <Notice tone="info">
          <p>{t("known.text")}</p>
          {creatorName !== "" && creatorName !== answers.name.trim() && (
            <p>
              <Sentence words={creatorName}>{t("known.alias", { name: isolate(creatorName) })}</Sentence>
            </p>
          )}
        </Notice>
      )}
      <SenderPart {...asking} />
      <Button type="submit" className="justify-self-start">
        {t("write")}
      </Button>
    </Form>
  );
}
