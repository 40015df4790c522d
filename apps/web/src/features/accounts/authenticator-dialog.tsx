import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { failureText } from "../../lib/api/failure-text.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { refreshFactors } from "./factors-query.ts";

interface Props {
  secret: string;
  uri: string;
  /** Called with the recovery codes, if this is the account's first factor. */
  onDone: (codes: string[] | null) => void;
  onClose: () => void;
}

/** Shows an authenticator app's secret, and asks for its first code. */
export function AuthenticatorDialog({ secret, uri, onDone, onClose }: Props) {
  const { t } = useTranslation(["translation", "account"]);
  const [code, setCode] = useState("");
  const adding = useMutation({
    mutationFn: async () => callApi("PUT /api/user/totp", { body: { code } }),
    onSuccess: async ({ recoveryCodes }) => {
      onDone(recoveryCodes);
      await refreshFactors();
    },
  });
  return (
    <Dialog
      title={t("secondStep.app.title")}
      closeText={t("common.cancel")}
      onClose={onClose}
      action={
        <Button type="submit" form="add-authenticator" isPending={adding.isPending}>
          {t("secondStep.app.confirm")}
        </Button>
      }
    >
      <Form
        id="add-authenticator"
        refusal={adding.error}
        className="grid gap-5"
        onSubmit={() => {
          if (!adding.isPending) adding.mutate();
        }}
      >
        <p>{t("secondStep.app.scan")}</p>
        <div className="flex flex-wrap items-center gap-6">
          <QrCode text={uri} label={t("secondStep.app.qr")} level="M" width={180} />
          <p className="grid min-w-0 flex-1 basis-48 justify-items-start gap-1">
            <span className="font-semibold">{t("secondStep.app.key")}</span>
            <code dir="ltr" className="wrap-anywhere">
              {secret.replaceAll(/.{4}(?!$)/g, "$& ")}
            </code>
            <span className="-mx-3">
              <CopyButton text={secret} label={t("common.copy")} />
            </span>
          </p>
        </div>
        <TextField
          label={t("secondStep.app.code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          required
          value={code}
          onChange={({ target }) => {
            adding.reset();
            setCode(target.value);
          }}
        />
        {adding.error && <Notice tone="error">{failureText(t, adding.error, t("account.failed"))}</Notice>}
      </Form>
    </Dialog>
  );
}
