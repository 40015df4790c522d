import { maxReportLength, type Report } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText, fieldText, refusedFields } from "../../lib/api/failure-text.ts";
import { Button } from "../../ui/button.tsx";
import { Select, TextArea } from "../../ui/field.tsx";
import { Folded } from "../../ui/folded.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useConfirmation } from "../../ui/use-confirmation.tsx";
import { refreshAll } from "./operator-query.ts";

/** Decides a report with a reason; its author is told. */
export function DecideForm({ report: { id } }: { report: Pick<Report, "id"> }) {
  const { t } = useTranslation("operator");
  const { t: tCommon } = useTranslation();
  const [decision, setDecision] = useState<"upheld" | "dismissed">("upheld");
  const [answer, setAnswer] = useState("");
  const [reason, setReason] = useState("");
  const { confirmed, dialog } = useConfirmation();
  const deciding = useMutation({
    mutationFn: async () => {
      const input = { params: { id }, body: { decision, answer, reason } };
      return confirmed(async () => callApi("POST /api/operator/reports/{id}/decide", input));
    },
    onSuccess: refreshAll,
  });
  const refused = refusedFields(deciding.error);
  return (
    <Folded title={t("report.decide")} isOpen={false} isRefused={deciding.error !== null}>
      <Form refusal={deciding.error} className="grid gap-5 pt-3" onSubmit={() => deciding.mutate()}>
        <Select
          label={t("report.decision")}
          value={decision}
          onChange={({ target }) => setDecision(target.value === "upheld" ? "upheld" : "dismissed")}
        >
          <option value="upheld">{t("report.upheld")}</option>
          <option value="dismissed">{t("report.dismissed")}</option>
        </Select>
        <TextArea
          label={t("report.answer")}
          hint={t("report.answerHint")}
          rows={2}
          maxLength={maxReportLength}
          value={answer}
          error={fieldText(tCommon, refused["answer"])}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <TextArea
          label={t("ask.reason")}
          hint={t("ask.reasonHint")}
          rows={2}
          required
          maxLength={maxReportLength}
          value={reason}
          error={fieldText(tCommon, refused["reason"])}
          onChange={({ target }) => setReason(target.value)}
        />
        {deciding.error && (
          <Notice tone="error">{attemptFailureText(tCommon, deciding.error, t("actFailed"))}</Notice>
        )}
        <Button type="submit" className="justify-self-start" isPending={deciding.isPending}>
          {t("report.decide")}
        </Button>
      </Form>
      {dialog}
    </Folded>
  );
}
