import type { Factors } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { failureText } from "../../lib/api/failure-text.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AuthenticatorDialog } from "./authenticator-dialog.tsx";
import { refreshFactors } from "./factors-query.ts";
import { useConfirmation } from "../../ui/use-confirmation.tsx";

interface Props {
  totp: Factors["totp"];
  onCodes: (codes: string[]) => void;
}

export function AuthenticatorApp({ totp, onCodes }: Props) {
  const { t, i18n } = useTranslation(["translation", "account"]);
  const { confirmed, dialog } = useConfirmation();
  const beginning = useMutation({
    mutationFn: async () => confirmed(async () => callApi("POST /api/user/totp", {})),
  });
  const removing = useMutation({
    mutationFn: async () => confirmed(async () => callApi("DELETE /api/user/totp", {})),
    onSettled: refreshFactors,
  });
  const failure = beginning.error ?? removing.error;
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="text-lg">{t("secondStep.app.title")}</h3>
      {totp && (
        <div className="flex w-full flex-wrap items-center justify-between gap-x-6 border-b border-rule py-2">
          <p className="text-muted">
            {t("secondStep.app.since", { date: longDateTime(i18n.language, totp.since) })}
          </p>
          <Button
            look="quiet"
            className="-mx-3"
            aria-label={t("secondStep.app.removeOf")}
            isPending={removing.isPending}
            onClick={() => removing.mutate()}
          >
            {t("secondStep.app.remove")}
          </Button>
        </div>
      )}
      {failure && <Notice tone="error">{failureText(t, failure, t("account.failed"))}</Notice>}
      {!totp && (
        <Button look="secondary" isPending={beginning.isPending} onClick={() => beginning.mutate()}>
          {t("secondStep.app.add")}
        </Button>
      )}
      {beginning.data && (
        <AuthenticatorDialog
          {...beginning.data}
          onDone={(codes) => {
            beginning.reset();
            if (codes) onCodes(codes);
          }}
          onClose={() => beginning.reset()}
        />
      )}
      {dialog}
    </div>
  );
}
