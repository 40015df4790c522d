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

const form = "confirm-by-password";

/** What is asked arrives after the dialog has opened, with the focus on its first button. */
const takeFocus = (asked: HTMLElement | null) => asked?.querySelector<HTMLElement>("input, button")?.focus();

/** Re-authenticates the user: with the password, or with a second factor if the account has one. */
export function ConfirmDialog({ onConfirmed, onClose }: Props) {
  const { t } = useTranslation(["translation", "account"]);
  const [password, setPassword] = useState("");
  const { data, error } = useQuery({
    queryKey: ["confirmation"],
    queryFn: async ({ signal }) => callApi("POST /api/auth/confirm/challenge", {}, { signal }),
    // A challenge can be used once.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const confirming = useMutation({
    mutationFn: async () => confirmSession({ password }),
    onSuccess: onConfirmed,
  });
  const isByPassword = data?.methods.includes("password") === true;
  return (
    <Dialog
      title={t("secondStep.confirm.title")}
      closeText={t("common.cancel")}
      onClose={onClose}
      action={
        isByPassword && (
          <Button type="submit" form={form} isPending={confirming.isPending}>
            {t("secondStep.confirm.submit")}
          </Button>
        )
      }
    >
      <p>{t("secondStep.confirm.text")}</p>
      {!data && !error && <Loading />}
      {error && <Notice tone="error">{failureText(t, error, t("account.failed"))}</Notice>}
      {data && (
        <div ref={takeFocus}>
          {isByPassword ? (
            <Form
              id={form}
              refusal={confirming.error}
              className="grid gap-5"
              onSubmit={() => confirming.mutate()}
            >
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
            </Form>
          ) : (
            <ByFactor
              asked={{
                challenge: data.challenge,
                methods: factorMethods.filter((method) => data.methods.includes(method)),
              }}
              onConfirmed={onConfirmed}
            />
          )}
        </div>
      )}
    </Dialog>
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
