import { type Ground, grounds, maxReportLength } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { attemptFailureText, fieldText, refusedFields } from "../../lib/api/failure-text.ts";
import type { ButtonLook } from "../../ui/button-look.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Select, TextArea, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OfferFields, type OfferFieldValues } from "../../ui/offer-fields.tsx";
import { useConfirmation } from "../../ui/use-confirmation.tsx";
import { refreshAll } from "./operator-query.ts";

/** What an operator enters with an act. */
export interface Given extends OfferFieldValues {
  reason: string;
  text: string;
  ground: Ground;
  reference: string;
}

interface Props {
  label: string;
  /** In addition to the reason: the published text and its ground, the letter, the bank transfer's reference, or the offer. */
  asks?: "publication" | "letter" | "reference" | "offer" | "offerOfUnowned";
  look?: ButtonLook;
  /** It takes something from people's eyes. */
  isDanger?: boolean;
  send: (given: Given) => Promise<unknown>;
}

/** An operator's act: its button, and the dialog that asks for its text and reason. */
export function ActButton({ label, asks, look = "secondary", isDanger = false, send }: Props) {
  const { t } = useTranslation("operator");
  const [isOpen, setIsOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  return (
    <>
      <Button
        look={look}
        onClick={() => {
          setIsDone(false);
          setIsOpen(true);
        }}
      >
        {label}
      </Button>
      {isDone && <Notice tone="success">{t("done")}</Notice>}
      {isOpen && (
        <ActDialog
          title={label}
          asks={asks}
          isDanger={isDanger}
          send={send}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false);
            setIsDone(true);
          }}
        />
      )}
    </>
  );
}

const nothingYet: Given = {
  reason: "",
  text: "",
  ground: "terms",
  reference: "",
  email: "",
  to: "",
  rights: "",
};

interface DialogProps extends Pick<Props, "send"> {
  title: string;
  asks: Props["asks"];
  isDanger: boolean;
  onClose: () => void;
  onDone: () => void;
}

function ActDialog({ title, asks, isDanger, send, onClose, onDone }: DialogProps) {
  const { t } = useTranslation("operator");
  const { t: tCommon } = useTranslation();
  const [given, setGiven] = useState(nothingYet);
  const { confirmed, dialog } = useConfirmation();
  const acting = useMutation({
    mutationFn: async () => confirmed(async () => send(given)),
    onSuccess: async () => {
      await refreshAll();
      onDone();
    },
  });
  const refused = refusedFields(acting.error);
  const change = (part: Partial<Given>) => {
    acting.reset();
    setGiven({ ...given, ...part });
  };
  return (
    <>
      <Dialog
        title={title}
        closeText={tCommon("common.cancel")}
        isDanger={isDanger}
        onClose={onClose}
        action={
          <Button
            look={isDanger ? "danger" : "primary"}
            type="submit"
            form="act"
            isPending={acting.isPending}
          >
            {title}
          </Button>
        }
      >
        <Form id="act" refusal={acting.error} className="grid gap-5" onSubmit={() => acting.mutate()}>
          {asks === "publication" && (
            <Select
              label={t("ask.ground")}
              value={given.ground}
              onChange={({ target }) => {
                const ground = grounds.find((one) => one === target.value);
                if (ground !== undefined) change({ ground });
              }}
            >
              {grounds.map((ground) => (
                <option key={ground} value={ground}>
                  {tCommon(`said.grounds.${ground}`)}
                </option>
              ))}
            </Select>
          )}
          {asks === "reference" && (
            <TextField
              label={t("ask.reference")}
              hint={t("ask.referenceHint")}
              required
              maxLength={200}
              value={given.reference}
              error={fieldText(tCommon, refused["reference"])}
              onChange={({ target }) => change({ reference: target.value })}
            />
          )}
          {(asks === "offer" || asks === "offerOfUnowned") && (
            <>
              <p className="max-w-prose">{t(asks === "offer" ? "ask.passText" : "ask.passUnownedText")}</p>
              <OfferFields terms={given} refused={refused} onChange={change} />
            </>
          )}
          {(asks === "publication" || asks === "letter") && (
            <TextArea
              label={t(asks === "publication" ? "ask.text" : "ask.letter")}
              hint={t(asks === "publication" ? "ask.textHint" : "ask.letterHint")}
              required
              maxLength={maxReportLength}
              value={given.text}
              error={fieldText(tCommon, refused["text"])}
              onChange={({ target }) => change({ text: target.value })}
            />
          )}
          <TextArea
            label={t("ask.reason")}
            hint={t("ask.reasonHint")}
            rows={2}
            required
            maxLength={maxReportLength}
            value={given.reason}
            error={fieldText(tCommon, refused["reason"])}
            onChange={({ target }) => change({ reason: target.value })}
          />
          {acting.error && (
            <Notice tone="error">{attemptFailureText(tCommon, acting.error, t("actFailed"))}</Notice>
          )}
        </Form>
      </Dialog>
      {dialog}
    </>
  );
}
