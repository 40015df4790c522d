import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { disputesQuery } from "../../lib/api/disputes-query.ts";
import { attemptFailureText, fieldText, refusedFields } from "../../lib/api/failure-text.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { randomId } from "../../lib/api/random-id.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";

/** The form for disputing a certificate, in the disputant's words. */
export function DisputeForm({ certificateId }: { certificateId: string }) {
  const { t } = useTranslation();
  const [said, setSaid] = useState({ text: "", certificate: "" });
  /** A retry after a lost response is the same dispute. */
  const before = useRef<{ content: string; key: string }>(undefined);
  const disputing = useMutation({
    mutationFn: async () => {
      const content = JSON.stringify(said);
      if (before.current?.content !== content) before.current = { content, key: randomId() };
      const { text, certificate } = said;
      const own = certificate.trim();
      return callApi(
        "POST /api/certificates/{id}/disputes",
        { params: { id: certificateId }, body: { text, ...(own === "" ? {} : { certificate: own }) } },
        { headers: { "idempotency-key": before.current.key } },
      );
    },
    onSuccess: async () => queryClient.invalidateQueries(disputesQuery(certificateId)),
  });
  const { error } = disputing;
  const refused = refusedFields(error);
  const control = (name: keyof typeof said) => ({
    value: said[name],
    error: fieldText(t, refused[name]),
    onChange: ({ target }: { target: { value: string } }) => {
      disputing.reset();
      setSaid({ ...said, [name]: target.value });
    },
  });
  return (
    <Form refusal={error} className="grid gap-5" onSubmit={() => disputing.mutate()}>
      <TextArea {...control("text")} required rows={6} maxLength={2000} label={t("dispute.text")} />
      <TextField
        {...control("certificate")}
        dir="ltr"
        autoComplete="off"
        label={t("dispute.certificate")}
        hint={t("dispute.certificateHint")}
      />
      <p className="border-s-2 border-gold ps-3">{t("work.forEver")}</p>
      {error && <Notice tone="error">{attemptFailureText(t, error, t("work.notSaid"))}</Notice>}
      <Button type="submit" className="justify-self-start" isPending={disputing.isPending}>
        {t("dispute.confirm")}
      </Button>
    </Form>
  );
}
