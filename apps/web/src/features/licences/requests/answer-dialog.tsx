import type { LicenceRequest } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { attemptFailureText, fieldText, refusedFields } from "../../../lib/api/failure-text.ts";
import { isolate } from "../../../lib/text/words.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { usePriceText } from "../../../ui/licences/use-price-text.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useAnswer } from "./use-answer.ts";

interface Props {
  request: LicenceRequest;
  act: "accept" | "decline" | "paid";
  /** Of its texts. */
  name: "accept" | "decline" | "paid" | "takeBack";
  onClose: () => void;
}

/** An answer with what follows from it, before it is given. */
export function AnswerDialog({ request, act, name, onClose }: Props) {
  const { t } = useTranslation(["translation", "licences", "licence-failures"]);
  const priceText = usePriceText();
  const [text, setText] = useState("");
  const answering = useAnswer(request.id, onClose);
  const { error } = answering;
  const form = "answer-request";
  const { as, licensor, licensee, amount } = request;
  const words = {
    name: isolate(as === "licensor" ? licensee.name : licensor.name),
    price: priceText(request),
  };
  const what = amount === 0 ? "free" : as;
  const send = () =>
    answering.mutate(act === "paid" ? { answer: act } : { answer: act, ...(text.trim() !== "" && { text }) });
  return (
    <Dialog
      title={t(`licences:act.${name}.question`)}
      closeText={t("common.cancel")}
      onClose={onClose}
      isDanger={act === "decline"}
      action={
        <Button
          type="submit"
          form={form}
          look={act === "decline" ? "danger" : "primary"}
          isPending={answering.isPending}
        >
          {t(`licences:act.${name}.confirm`)}
        </Button>
      }
    >
      <p className="wrap-anywhere">
        {t(name === "accept" ? `licences:act.accept.${what}` : `licences:act.${name}.text`, words)}
      </p>
      <Form id={form} refusal={error} className="grid gap-4" onSubmit={send}>
        {act !== "paid" && (
          <TextArea
            label={t("licences:act.message")}
            hint={t("licences:act.messageHint")}
            rows={3}
            maxLength={2000}
            value={text}
            error={fieldText(t, refusedFields(error)["text"])}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Form>
      {error && <Notice tone="error">{attemptFailureText(t, error, t("licences:act.notSent"))}</Notice>}
    </Dialog>
  );
}
