import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { disputesQuery } from "../../lib/api/disputes-query.ts";
import { attemptFailureText, fieldText, refusedFields } from "../../lib/api/failure-text.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { useRequestKey } from "../../lib/api/use-request-key.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Words } from "../../ui/words.tsx";

/** The form for disputing a certificate, in the disputant's words. */
export function DisputeForm({ certificateId }: { certificateId: string }) {
  const { t } = useTranslation(["translation", "owner"]);
  const [said, setSaid] = useState({ text: "", certificate: "" });
  /** What will be public is shown once more before it is. */
  const [isLooking, setIsLooking] = useState(false);
  const [isBlank, setIsBlank] = useState(false);
  const keyFor = useRequestKey();
  const disputing = useMutation({
    mutationFn: async () => {
      const { text, certificate } = said;
      const own = certificate.trim();
      return callApi(
        "POST /api/certificates/{id}/disputes",
        { params: { id: certificateId }, body: { text, ...(own === "" ? {} : { certificate: own }) } },
        { headers: keyFor(JSON.stringify(said)) },
      );
    },
    onError: () => setIsLooking(false),
    onSuccess: async () => queryClient.invalidateQueries(disputesQuery(certificateId)),
  });
  const { error } = disputing;
  const refused = refusedFields(error);
  const control = (name: keyof typeof said) => ({
    value: said[name],
    error: fieldText(t, isBlank && name === "text" ? "required" : refused[name]),
    onChange: ({ target }: { target: { value: string } }) => {
      disputing.reset();
      setIsBlank(false);
      setSaid({ ...said, [name]: target.value });
    },
  });
  function look() {
    setIsBlank(said.text.trim() === "");
    setIsLooking(said.text.trim() !== "");
  }

  return (
    <Form refusal={isBlank || error} className="grid gap-5" onSubmit={look}>
      <TextArea {...control("text")} required rows={6} maxLength={2000} label={t("dispute.text")} />
      <TextField
        {...control("certificate")}
        dir="ltr"
        autoComplete="off"
        label={t("dispute.certificate")}
        hint={t("dispute.certificateHint")}
      />
      {error && <Notice tone="error">{attemptFailureText(t, error, t("work.notSaid"))}</Notice>}
      <Button type="submit" className="justify-self-start" aria-haspopup="dialog">
        {t("dispute.look.open")}
      </Button>
      {isLooking && (
        <Dialog
          title={t("dispute.look.title")}
          closeText={t("common.cancel")}
          onClose={() => setIsLooking(false)}
          action={
            <Button isPending={disputing.isPending} onClick={() => disputing.mutate()}>
              {t("dispute.confirm")}
            </Button>
          }
        >
          <p>{t("dispute.look.text", { id: certificateId })}</p>
          <blockquote className="border-s-2 border-rule ps-4">
            <Words className="wrap-anywhere whitespace-pre-line">{said.text.trim()}</Words>
            {said.certificate.trim() !== "" && (
              <span dir="ltr" className="block tabular-nums">
                {said.certificate.trim()}
              </span>
            )}
          </blockquote>
          <p className="border-s-2 border-gold ps-3">{t("work.forEver")}</p>
        </Dialog>
      )}
    </Form>
  );
}
