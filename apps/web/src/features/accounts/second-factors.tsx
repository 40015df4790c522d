import { fewRecoveryCodes, type Factors, type User } from "@colophon/api";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { attemptFailureText, failureText } from "../../lib/api/failure-text.ts";
import { longDateTime } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmAddress } from "../../ui/confirm-address.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RetryNotice } from "../../ui/retry-notice.tsx";
import { AuthenticatorApp } from "./authenticator-app.tsx";
import { factorsQuery, refreshFactors } from "./factors-query.ts";
import { PasskeyList } from "./passkey-list.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { useConfirmation } from "../../ui/use-confirmation.tsx";
import { Part } from "../../ui/part.tsx";

/** The account's second factors; without any, an offer to set them up. */
export function SecondFactors({ user }: { user: User }) {
  const { t } = useTranslation(["translation", "account"]);
  const { data, error, refetch } = useQuery(factorsQuery);
  const [codes, setCodes] = useState<string[]>();
  const hasFactor = data && (data.passkeys.length > 0 || data.totp !== null);
  return (
    <Part title={t("secondStep.title")} text={t(hasFactor ? "secondStep.on" : "secondStep.offer")}>
      {!data && !error && <Loading />}
      {!data && error && (
        <RetryNotice action={t("common.retry")} onRetry={() => void refetch()}>
          {attemptFailureText(t, error, t("secondStep.loadError"))}
        </RetryNotice>
      )}
      {data?.recovery && <Waiting recovery={data.recovery} />}
      {data && !user.emailConfirmed && <ConfirmAddress user={user} text={t("secondStep.needsAddress")} />}
      {data && user.emailConfirmed && (
        <>
          <PasskeyList passkeys={data.passkeys} onCodes={setCodes} />
          <AuthenticatorApp totp={data.totp} onCodes={setCodes} />
          {hasFactor && <RecoveryCodes left={data.recoveryCodesLeft} onCodes={setCodes} />}
        </>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Part>
  );
}

interface CodesProps {
  left: number;
  onCodes: (codes: string[]) => void;
}

function RecoveryCodes({ left, onCodes }: CodesProps) {
  const { t } = useTranslation(["translation", "account"]);
  const { confirmed, dialog } = useConfirmation();
  const making = useMutation({
    mutationFn: async () => confirmed(async () => callApi("POST /api/user/recovery-codes", {})),
    onSuccess: async ({ recoveryCodes }) => {
      onCodes(recoveryCodes);
      await refreshFactors();
    },
  });
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="text-lg">{t("secondStep.codes.title")}</h3>
      <p className="text-muted">{t("secondStep.codes.left", { number: left })}</p>
      {left <= fewRecoveryCodes && <Notice tone="warning">{t("secondStep.codes.few")}</Notice>}
      {making.error && <Notice tone="error">{failureText(t, making.error, t("account.failed"))}</Notice>}
      <Button look="secondary" isPending={making.isPending} onClick={() => making.mutate()}>
        {t("secondStep.codes.make")}
      </Button>
      {dialog}
    </div>
  );
}

/** Someone has requested the removal of all factors: the logged-in user sees that, and can cancel it. */
function Waiting({ recovery }: { recovery: NonNullable<Factors["recovery"]> }) {
  const { t, i18n } = useTranslation(["translation", "account"]);
  const canceling = useMutation({
    mutationFn: async () => callApi("DELETE /api/auth/recovery", {}),
    onSettled: refreshFactors,
  });
  return (
    <Notice tone="warning">
      <p>
        {t("secondStep.recovery.waiting", {
          from: longDateTime(i18n.language, recovery.readyAt),
          until: longDateTime(i18n.language, recovery.endsAt),
        })}
      </p>
      {canceling.error && <p>{failureText(t, canceling.error, t("account.failed"))}</p>}
      <Button look="secondary" isPending={canceling.isPending} onClick={() => canceling.mutate()}>
        {t("secondStep.recovery.cancel")}
      </Button>
    </Notice>
  );
}
