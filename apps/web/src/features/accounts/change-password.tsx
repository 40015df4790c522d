import { minPasswordLength } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/call-api.ts";
import { InputError } from "../../lib/failure-text.ts";
import { PasswordField } from "../../ui/field.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { useAccountChange } from "./use-account-change.ts";

const blank = { password: "", new_password: "", confirmation: "" };

export function ChangePassword() {
  const { t } = useTranslation();
  const { isChanged, sending, control } = useAccountChange(blank, async ({ confirmation, ...body }) => {
    if (body.new_password !== confirmation) throw new InputError(t("register.mismatch"));
    await callApi("PUT /api/auth/password", { body });
  });
  return (
    <SettingsForm
      title={t("account.password.title")}
      submit={t("account.password.save")}
      success={isChanged ? t("account.password.success") : undefined}
      {...sending}
    >
      <div className="sm:col-span-2 sm:max-w-[calc(50%-0.625rem)]">
        <PasswordField
          label={t("account.password.present")}
          autoComplete="current-password"
          {...control("password")}
        />
      </div>
      <PasswordField
        label={t("account.password.new")}
        hint={t("register.passwordHint", { count: minPasswordLength })}
        autoComplete="new-password"
        {...control("new_password")}
      />
      <PasswordField
        label={t("register.confirmation")}
        autoComplete="new-password"
        {...control("confirmation")}
      />
    </SettingsForm>
  );
}
