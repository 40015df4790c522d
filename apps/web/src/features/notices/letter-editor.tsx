import { fileName, type Language, type Notices } from "@colophon/api";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { saveFile } from "../../lib/file/save-file.ts";
import { longDate } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Answers } from "./answers.ts";
import { letterAsText } from "./letters/letter-as-text.ts";
import type { Letter } from "./letters/write-notice-letter.ts";
import { useMakeNotice } from "./use-make-notice.ts";

interface Props {
  certificateId: string;
  letter: Letter;
  answers: Answers;
  disputes: Notices["disputes"];
  onBack: () => void;
}

/** The letter, to be read and changed, and made into a PDF and a text. */
export function LetterEditor({ certificateId, letter: written, answers, disputes, onBack }: Props) {
  const { t } = useTranslation("notices");
  const { t: tCommon } = useTranslation(["translation", "owner"]);
  const [letter, setLetter] = useState(written);
  const [isBlank, setIsBlank] = useState(false);
  const { kind, language } = answers;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = fileName(letter.title, certificateId);
  const making = useMakeNotice(certificateId, { answers, disputes, letter, name });
  const edit = (changed: Partial<Letter>) => {
    making.reset();
    setIsBlank(false);
    setLetter({ ...letter, ...changed });
  };
  const isMissing = (text: string) => isBlank && text.trim() === "";

  function make() {
    const blank = letter.title.trim() === "" || letter.parts.some(({ text }) => text.trim() === "");
    setIsBlank(blank);
    if (!blank) making.mutate();
  }

  return (
    <Form refusal={isBlank || making.error} className="grid grid-cols-[minmax(0,1fr)] gap-6" onSubmit={make}>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t("read.title")}
      </h2>
      <p>{t("read.text")}</p>
      <Notice tone="info">
        <p>{t(`send.${kind}`)}</p>
        {kind === "dmca" && (
          <a href="https://www.copyright.gov/dmca-directory/" target="_blank" rel="noreferrer">
            {t("send.directory")}
          </a>
        )}
      </Notice>
      <LetterFields letter={letter} language={language} isMissing={isMissing} onEdit={edit} />
      {making.error && (
        <Notice tone="error">{attemptFailureText(tCommon, making.error, t("notMade"))}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={making.isPending}>
          {t("make")}
        </Button>
        <Button look="secondary" onClick={onBack}>
          {t("back")}
        </Button>
      </div>
      {making.data && <MadeNotice pdf={making.data} letter={letter} language={language} name={name} />}
    </Form>
  );
}

interface FieldsProps {
  letter: Letter;
  language: Language;
  isMissing: (text: string) => boolean;
  onEdit: (changed: Partial<Letter>) => void;
}

/** The letter's parts, in its own language. */
function LetterFields({ letter, language, isMissing, onEdit }: FieldsProps) {
  const { t } = useTranslation("notices");
  const editPart = (place: number, text: string) =>
    onEdit({ parts: letter.parts.map((part, i) => (i === place ? { ...part, text } : part)) });
  return (
    <div lang={language} className="grid gap-5">
      <TextField
        required
        label={t("read.heading")}
        error={isMissing(letter.title) ? t("missing.part") : undefined}
        value={letter.title}
        onChange={({ target }) => onEdit({ title: target.value })}
      />
      <TextArea
        rows={3}
        label={t("read.from")}
        value={letter.from}
        onChange={({ target }) => onEdit({ from: target.value })}
      />
      {letter.to !== "" && (
        <TextArea
          rows={2}
          label={t("to.label")}
          value={letter.to}
          onChange={({ target }) => onEdit({ to: target.value })}
        />
      )}
      {letter.parts.map(({ heading: head, text }, place) => (
        <TextArea
          // oxlint-disable-next-line react/no-array-index-key -- parts keep their places
          key={place}
          required
          rows={Math.min(14, 1 + text.split("\n").length + Math.floor(text.length / 70))}
          label={head === "" ? t(place === 0 ? "read.opening" : "read.closing") : head}
          error={isMissing(text) ? t("missing.part") : undefined}
          value={text}
          onChange={({ target }) => editPart(place, target.value)}
        />
      ))}
    </div>
  );
}

/** The letter as a PDF, as a text, and to be copied. */
function MadeNotice({
  pdf,
  letter,
  language,
  name,
}: {
  pdf: Blob;
  letter: Letter;
  language: Language;
  name: string;
}) {
  const { t } = useTranslation("notices");
  const asText = letterAsText(letter, longDate(language, Date.now()));
  return (
    <Notice tone="success">
      <p>{t("made.text")}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Button look="quiet" onClick={() => saveFile(pdf, `${name}.pdf`)}>
          {t("made.pdf")}
        </Button>
        <Button
          look="quiet"
          onClick={() => saveFile(new Blob([asText], { type: "text/plain;charset=utf-8" }), `${name}.txt`)}
        >
          {t("made.save")}
        </Button>
        <CopyButton text={asText} label={t("made.copy")} />
      </div>
    </Notice>
  );
}
