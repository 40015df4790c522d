import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/call-api.ts";
import { updateUser } from "../../lib/session.ts";
import { PasswordField, TextField } from "../../ui/field.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { useAccountChange } from "./use-account-change.ts";

const blank = { email: "", password: "" };

export function ChangeEmail({ email }: { email: string }) {
  const { t } = useTranslation();
  const { isChanged, sending, control } = useAccountChange(blank, async (body) =>
    updateUser(await callApi("PUT /api/auth/email", { body })),
  );
  return (
    <SettingsForm
      title={t("account.email.title")}
      text={t("account.email.present", { email })}
      submit={t("account.email.save")}
      success={isChanged ? t("account.email.success") : undefined}
      {...sending}
    >
      <TextField label={t("account.email.new")} type="email" autoComplete="email" {...control("email")} />
      <PasswordField
        label={t("account.password.present")}
        autoComplete="current-password"
        {...control("password")}
      />
    </SettingsForm>
  );
}
