import type { User } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { updateUser } from "../../lib/session/session.ts";
import { ConfirmAddress } from "../../ui/confirm-address.tsx";
import { PasswordField, TextField } from "../../ui/field.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { useAccountChange } from "./use-account-change.ts";
import { useConfirmation } from "../../ui/use-confirmation.tsx";

const blank = { email: "", password: "" };

export function ChangeEmail({ user }: { user: User }) {
  const { t } = useTranslation(["translation", "account"]);
  const { confirmed, dialog } = useConfirmation();
  const { isChanged, sending, control } = useAccountChange(blank, async ({ email, password }) =>
    updateUser(
      await confirmed(
        async () => callApi("PUT /api/auth/email", { body: { email } }),
        user.hasSecondFactor ? undefined : password,
      ),
    ),
  );
  return (
    <SettingsForm
      dialog={dialog}
      title={t("account.email.title")}
      text={user.emailConfirmed ? t("account.email.present", { email: user.email }) : undefined}
      submit={t("account.email.save")}
      success={
        isChanged
          ? t(user.awaitedEmail === null ? "account.email.success" : "account.email.awaits")
          : undefined
      }
      {...sending}
    >
      <div className="sm:col-span-2 empty:hidden">
        <ConfirmAddress user={user} />
      </div>
      <TextField label={t("account.email.new")} type="email" autoComplete="email" {...control("email")} />
      {!user.hasSecondFactor && (
        <PasswordField
          label={t("account.password.present")}
          autoComplete="current-password"
          {...control("password")}
        />
      )}
    </SettingsForm>
  );
}
