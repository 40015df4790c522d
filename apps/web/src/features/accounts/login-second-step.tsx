import type { AskedFactor } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { readDevice } from "../../lib/session/device.ts";
import { failureText } from "../../lib/api/failure-text.ts";
import { logIn } from "../../lib/session/session.ts";
import { Button } from "../../ui/button.tsx";
import { Folded } from "../../ui/folded.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { SecondStep } from "../../ui/second-step.tsx";

interface Props {
  credentials: { email: string; password: string };
  asked: AskedFactor;
  onDone: () => void;
  onBack: () => void;
}

/** After the password, asks for a second factor; below is the way out for users who have lost all of theirs. */
export function LoginSecondStep({ credentials, asked, onDone, onBack }: Props) {
  const { t } = useTranslation(["translation", "account"]);
  const mailing = useMutation({
    mutationFn: async () =>
      callApi("POST /api/auth/recovery", { body: { ...credentials, device: readDevice() } }),
  });
  return (
    <div className="mx-auto grid max-w-md gap-6">
      <PageTitle tab={t("secondStep.ask.title")}>{t("secondStep.ask.title")}</PageTitle>
      <p>{t("secondStep.ask.text")}</p>
      <SecondStep
        asked={asked}
        onGive={async (given) => {
          await logIn({ ...credentials, ...given });
          onDone();
        }}
      />
      <Folded title={t("secondStep.lost.open")} isOpen={false} isRefused={false}>
        <div className="grid justify-items-start gap-4">
          <p>{t("secondStep.lost.text")}</p>
          {mailing.isSuccess ? (
            <Notice tone="success">{t("secondStep.lost.sent")}</Notice>
          ) : (
            <Button look="secondary" isPending={mailing.isPending} onClick={() => mailing.mutate()}>
              {t("secondStep.lost.send")}
            </Button>
          )}
          {mailing.error && (
            <Notice tone="error">{failureText(t, mailing.error, t("account.failed"))}</Notice>
          )}
        </div>
      </Folded>
      <Button look="quiet" className="-mx-3 justify-self-start" onClick={onBack}>
        {t("secondStep.ask.back")}
      </Button>
    </div>
  );
}
