import { type AskedFactor, factorMethods } from "@colophon/api";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../lib/api/call-api.ts";
import { failureText } from "../lib/api/failure-text.ts";
import { confirmSession } from "../lib/session/confirm-session.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { PasswordField } from "./field.tsx";
import { Form } from "./form.tsx";
import { Loading } from "./loading.tsx";
import { Notice } from "./notice.tsx";
import { SecondStep } from "./second-step.tsx";

interface Props {
  onConfirmed: () => void;
  onClose: () => void;
}

/** Re-authenticates the user: with the password, or with a second factor if the account has one. */
export function ConfirmDialog({ onConfirmed, onClose }: Props) {
  const { t } = useTranslation();
  const { data, error } = useQuery({
    queryKey: ["confirmation"],
    queryFn: async ({ signal }) => callApi("POST /api/auth/confirm/challenge", {}, { signal }),
    // A challenge can be used once.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog title={t("secondStep.confirm.title")} closeText={t("common.cancel")} onClose={onClose}>
      <p>{t("secondStep.confirm.text")}</p>
      {!data && !error && <Loading />}
      {error && <Notice tone="error">{failureText(t, error, t("account.failed"))}</Notice>}
      {data?.methods.includes("password") && <ByPassword onConfirmed={onConfirmed} />}
      {data && !data.methods.includes("password") && (
        <ByFactor
          asked={{
            challenge: data.challenge,
            methods: factorMethods.filter((method) => data.methods.includes(method)),
          }}
          onConfirmed={onConfirmed}
        />
      )}
    </Dialog>
  );
}

function ByPassword({ onConfirmed }: Pick<Props, "onConfirmed">) {
  const { t } = useTranslation();
  const [password, setPassword] = useState("");
  const confirming = useMutation({
    mutationFn: async () => confirmSession({ password }),
    onSuccess: onConfirmed,
  });
  return (
    <Form refusal={confirming.error} className="grid gap-5" onSubmit={() => confirming.mutate()}>
      <PasswordField
        label={t("account.password.present")}
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => {
          confirming.reset();
          setPassword(target.value);
        }}
      />
      {confirming.error && (
        <Notice tone="error">{failureText(t, confirming.error, t("account.failed"))}</Notice>
      )}
      <Button type="submit" className="justify-self-start" isPending={confirming.isPending}>
        {t("secondStep.confirm.submit")}
      </Button>
    </Form>
  );
}

function ByFactor({ asked, onConfirmed }: { asked: AskedFactor } & Pick<Props, "onConfirmed">) {
  return (
    <SecondStep
      asked={asked}
      onGive={async (given) => {
        await confirmSession(given);
        onConfirmed();
      }}
    />
  );
}
