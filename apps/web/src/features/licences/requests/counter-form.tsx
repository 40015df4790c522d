import type { LicenceRequest } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { certificateQuery } from "../../../lib/api/certificate-query.ts";
import { attemptFailureText, fieldText, refusedFields } from "../../../lib/api/failure-text.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { draftOfPrice } from "../../../ui/licences/price-draft.ts";
import { PriceFields } from "../../../ui/licences/price-fields.tsx";
import { draftOfTerms } from "../../../ui/licences/terms-draft.ts";
import { TermsFields } from "../../../ui/licences/terms-fields.tsx";
import { useWanted } from "../../../ui/licences/use-wanted.ts";
import { WantedDialog } from "../../../ui/licences/wanted-dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useAnswer } from "./use-answer.ts";

/** Answers with other terms or another price. The licensor has to name one; the licensee may ask for it. */
export function CounterForm({ request, onDone }: { request: LicenceRequest; onDone: () => void }) {
  const { t, i18n } = useTranslation(["translation", "licences", "licence-failures"]);
  const { id, as, terms, amount, currency, certificateId, licensee } = request;
  const { data: stated } = useQuery(certificateQuery(certificateId));
  const [text, setText] = useState("");
  const before = draftOfPrice(i18n.language, amount, currency);
  const isLicensor = as === "licensor";
  const wanted = useWanted(
    draftOfTerms(terms),
    isLicensor && before.kind === "ask" ? { kind: "fixed", amount: "" } : before,
    currency,
  );
  const answering = useAnswer(id, onDone);
  const { error } = answering;
  const refused = { ...refusedFields(error), ...wanted.refused };

  function send() {
    const { terms: newTerms, price } = wanted.read();
    answering.mutate(
      { answer: "counter", terms: newTerms, price, ...(text.trim() !== "" && { text }) },
      { onError: () => wanted.setIsReviewing(false) },
    );
  }

  return (
    <Form
      label={t("licences:counter.title")}
      refusal={wanted.refusal ?? error}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-rule pt-8"
      onSubmit={() => {
        answering.reset();
        wanted.review();
      }}
    >
      <h2 className="text-2xl">{t("licences:counter.title")}</h2>
      <PriceFields
        price={wanted.price}
        currency={currency}
        kinds={isLicensor ? ["fixed", "free"] : ["fixed", "free", "ask"]}
        refused={refused}
        onChange={wanted.setPrice}
      />
      <TermsFields
        terms={wanted.terms}
        fileCount={stated?.fileCount}
        refused={refused}
        onChange={wanted.setTerms}
      />
      <TextArea
        label={t("licences:act.message")}
        hint={t("licences:act.messageHint")}
        rows={3}
        maxLength={2000}
        value={text}
        error={fieldText(t, refused["text"])}
        onChange={({ target }) => setText(target.value)}
      />
      {error && <Notice tone="error">{attemptFailureText(t, error, t("licences:act.notSent"))}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("licences:own.review")}</Button>
        <Button look="secondary" onClick={onDone}>
          {t("common.cancel")}
        </Button>
      </div>
      {wanted.isReviewing && (
        <WantedDialog
          title={t("licences:counter.question")}
          wanted={wanted}
          licensee={licensee.name}
          confirmText={t("licences:counter.confirm")}
          isPending={answering.isPending}
          onConfirm={send}
        />
      )}
    </Form>
  );
}
