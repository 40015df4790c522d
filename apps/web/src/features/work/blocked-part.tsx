import { maxReportLength, type OwnWork } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi, callApiForBytes } from "../../lib/api/call-api.ts";
import { attemptFailureText, fieldText, refusedFields } from "../../lib/api/failure-text.ts";
import { saveFile } from "../../lib/file/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";

/** What the owner of a blocked work can do: save its proof, and object. The reason is below, among the statements. */
export function BlockedPart({ work: { certificateId } }: { work: Pick<OwnWork, "certificateId"> }) {
  const { t } = useTranslation(["translation", "owner"]);
  const saving = useMutation({
    mutationFn: async () => {
      const params = { id: certificateId };
      const answer = await callApiForBytes("GET /api/certificates/{id}/bundle", { params });
      saveFile(await answer.blob(), `${certificateId}.colophon.json`);
    },
  });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 paper:hidden">
      <Notice tone="warning">
        <h2 className="text-2xl">{t("work.blocked.title")}</h2>
        <p className="max-w-prose">{t("work.blocked.text")}</p>
        <Button look="secondary" isPending={saving.isPending} onClick={() => saving.mutate()}>
          {t("work.blocked.proof")}
        </Button>
        {saving.error && <p>{attemptFailureText(t, saving.error, t("work.blocked.proofFailed"))}</p>}
      </Notice>
      <Objection certificateId={certificateId} />
    </section>
  );
}

function Objection({ certificateId }: Pick<OwnWork, "certificateId">) {
  const { t } = useTranslation(["translation", "owner"]);
  const [text, setText] = useState("");
  const sending = useMutation({
    mutationFn: async () =>
      callApi("POST /api/reports", { body: { certificateId, kind: "objection", text } }),
  });
  if (sending.isSuccess) return <Notice tone="success">{t("work.blocked.sent")}</Notice>;
  return (
    <Form
      refusal={sending.error}
      className="grid w-full justify-items-start gap-4"
      onSubmit={() => sending.mutate()}
    >
      <h2 className="text-2xl">{t("work.blocked.object")}</h2>
      <p className="max-w-prose">{t("work.blocked.objectText")}</p>
      <div className="w-full max-w-prose">
        <TextArea
          label={t("work.blocked.objection")}
          required
          maxLength={maxReportLength}
          value={text}
          error={fieldText(t, refusedFields(sending.error)["text"])}
          onChange={({ target }) => {
            sending.reset();
            setText(target.value);
          }}
        />
      </div>
      {sending.error && (
        <Notice tone="error">{attemptFailureText(t, sending.error, t("work.blocked.failed"))}</Notice>
      )}
      <Button type="submit" isPending={sending.isPending}>
        {t("work.blocked.submit")}
      </Button>
    </Form>
  );
}
