import { maxReportLength, type ReportKind, reportKinds } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApiAsAnyone } from "../../lib/api/call-api.ts";
import { attemptFailureText, fieldText, InputError, refusedFields } from "../../lib/api/failure-text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { VocabularySelect } from "../../ui/vocabulary-select.tsx";

/** Reports a certificate to the registry's operators, anonymously if the visitor likes. */
export function ReportDialog({ certificateId, onClose }: { certificateId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<ReportKind | "">("");
  const [text, setText] = useState("");
  const [contact, setContact] = useState("");
  const sending = useMutation({
    mutationFn: async () => {
      if (kind === "") throw new InputError(t("field.required"));
      await callApiAsAnyone("POST /api/reports", { body: { certificateId, kind, text, contact } });
    },
  });
  const refused = refusedFields(sending.error);
  return (
    <Dialog
      title={t("report.open")}
      closeText={sending.isSuccess ? t("common.close") : t("common.cancel")}
      onClose={onClose}
      action={
        !sending.isSuccess && (
          <Button type="submit" form="report" isPending={sending.isPending}>
            {t("report.submit")}
          </Button>
        )
      }
    >
      {sending.isSuccess ? (
        <Notice tone="success">{t("report.sent")}</Notice>
      ) : (
        <Form id="report" refusal={sending.error} className="grid gap-5" onSubmit={() => sending.mutate()}>
          <p>{t("report.lead")}</p>
          <VocabularySelect
            label={t("report.kind")}
            words={reportKinds}
            nameOf={(one) => t(`report.kinds.${one}`)}
            value={kind}
            error={sending.error instanceof InputError ? sending.error.message : undefined}
            onChange={({ target }) => {
              sending.reset();
              setKind(reportKinds.find((one) => one === target.value) ?? "");
            }}
          />
          <TextArea
            label={t("report.text")}
            required
            maxLength={maxReportLength}
            value={text}
            error={fieldText(t, refused["text"])}
            onChange={({ target }) => {
              sending.reset();
              setText(target.value);
            }}
          />
          <TextField
            label={t("report.contact")}
            hint={t("report.contactHint")}
            type="email"
            dir="ltr"
            autoComplete="email"
            maxLength={254}
            value={contact}
            error={fieldText(t, refused["contact"])}
            onChange={({ target }) => {
              sending.reset();
              setContact(target.value);
            }}
          />
          {sending.error && !(sending.error instanceof InputError) && (
            <Notice tone="error">{attemptFailureText(t, sending.error, t("report.failed"))}</Notice>
          )}
        </Form>
      )}
    </Dialog>
  );
}
