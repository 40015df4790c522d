import { fileName, type Notices } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { callApiForBytes } from "../../lib/api/call-api.ts";
import { attemptFailureText } from "../../lib/api/failure-text.ts";
import { noticesQuery } from "../../lib/api/notices-query.ts";
import { queryClient } from "../../lib/api/query-client.ts";
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
  const { kind, language, rights } = answers;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = fileName(letter.title, certificateId);
  const making = useMutation({
    mutationFn: async () => {
      const answer = await callApiForBytes("POST /api/certificates/{id}/notices", {
        params: { id: certificateId },
        body: {
          kind,
          language,
          rights: rights === "agent" ? "agent" : "owner",
          isExclusive: answers.isExclusive === "yes",
          hasConsidered: answers.hasConsidered,
          disputesRead: disputes.map(({ n }) => n),
          title: letter.title,
          from: letter.from,
          to: letter.to,
          parts: letter.parts.map(({ heading: head, text }) => ({ heading: head, text })),
        },
      });
      return answer.blob();
    },
    onSuccess: (pdf) => {
      saveFile(pdf, `${name}.pdf`);
      void queryClient.invalidateQueries(noticesQuery(certificateId));
    },
  });
  const edit = (changed: Partial<Letter>) => {
    making.reset();
    setIsBlank(false);
    setLetter({ ...letter, ...changed });
  };
  const editPart = (place: number, text: string) =>
    edit({ parts: letter.parts.map((part, i) => (i === place ? { ...part, text } : part)) });
  const isMissing = (text: string) => isBlank && text.trim() === "";
  const asText = letterAsText(letter, longDate(language, Date.now()));

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
      <div lang={language} className="grid gap-5">
        <TextField
          required
          label={t("read.heading")}
          error={isMissing(letter.title) ? t("missing.part") : undefined}
          value={letter.title}
          onChange={({ target }) => edit({ title: target.value })}
        />
        <TextArea
          rows={3}
          label={t("read.from")}
          value={letter.from}
          onChange={({ target }) => edit({ from: target.value })}
        />
        {letter.to !== "" && (
          <TextArea
            rows={2}
            label={t("to.label")}
            value={letter.to}
            onChange={({ target }) => edit({ to: target.value })}
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
      {making.data && (
        <Notice tone="success">
          <p>{t("made.text")}</p>
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            <Button look="quiet" onClick={() => saveFile(making.data, `${name}.pdf`)}>
              {t("made.pdf")}
            </Button>
            <Button
              look="quiet"
              onClick={() =>
                saveFile(new Blob([asText], { type: "text/plain;charset=utf-8" }), `${name}.txt`)
              }
            >
              {t("made.save")}
            </Button>
            <CopyButton text={asText} label={t("made.copy")} />
          </div>
        </Notice>
      )}
    </Form>
  );
}
