import type { AskedFactor, GivenFactor } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "../lib/api/failure-text.ts";
import { askedFactor } from "../lib/session/asked-factor.ts";
import { answerWithPasskey, canUsePasskeys } from "../lib/session/passkeys.ts";
import { Button } from "./button.tsx";
import { TextField } from "./field.tsx";
import { Form } from "./form.tsx";
import { Notice } from "./notice.tsx";

interface Props {
  /** What is asked first; a refusal may ask again, with a new challenge. */
  asked: AskedFactor;
  /** Sends the given factor. */
  onGive: (given: GivenFactor) => Promise<void>;
}

/** Asks for a second factor: a passkey, or an authenticator or recovery code in one field. */
export function SecondStep({ asked: askedFirst, onGive }: Props) {
  const { t } = useTranslation(["translation", "account"]);
  const [code, setCode] = useState("");
  const [{ challenge, methods }, setAsked] = useState(askedFirst);
  const giving = useMutation({
    mutationFn: async (by: "passkey" | "code") =>
      onGive(
        by === "code" ? { challenge, code } : { challenge, passkey: await answerWithPasskey(challenge) },
      ),
    onError: (error) => {
      setCode("");
      setAsked((before) => askedFactor(error) ?? before);
    },
  });
  const hasPasskey = methods.includes("passkey") && canUsePasskeys();
  const hasApp = methods.includes("totp");
  return (
    <div className="grid gap-6">
      {hasPasskey && (
        <Button
          isPending={giving.isPending && giving.variables === "passkey"}
          onClick={() => giving.mutate("passkey")}
        >
          {t("secondStep.ask.passkey")}
        </Button>
      )}
      {(hasApp || methods.includes("recovery_code")) && (
        <Form
          refusal={giving.error}
          className="grid gap-6"
          onSubmit={() => {
            if (!giving.isPending && code.trim() !== "") giving.mutate("code");
          }}
        >
          <TextField
            label={t("secondStep.ask.code")}
            hint={t(hasApp ? "secondStep.ask.hint" : "secondStep.ask.hintRecovery")}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            required
            value={code}
            onChange={({ target }) => {
              if (giving.isError) giving.reset();
              setCode(target.value);
            }}
          />
          <Button
            type="submit"
            look={hasPasskey ? "secondary" : "primary"}
            isPending={giving.isPending && giving.variables === "code"}
          >
            {t("secondStep.ask.submit")}
          </Button>
        </Form>
      )}
      {giving.error && <Notice tone="error">{failureText(t, giving.error, t("account.failed"))}</Notice>}
    </div>
  );
}
