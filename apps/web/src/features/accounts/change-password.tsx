import { minPasswordLength, type User } from "@colophon/api";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { InputError } from "../../lib/api/failure-text.ts";
import { PasswordField } from "../../ui/field.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { useAccountChange } from "./use-account-change.ts";
import { useConfirmation } from "../../ui/use-confirmation.tsx";

const blank = { password: "", new_password: "", confirmation: "" };

export function ChangePassword({ user }: { user: User }) {
  const { t } = useTranslation(["translation", "account"]);
  const { confirmed, dialog } = useConfirmation();
  const { isChanged, sending, control } = useAccountChange(blank, async (form) => {
    const { password, new_password, confirmation } = form;
    if (new_password !== confirmation) throw new InputError(t("register.mismatch"));
    await confirmed(
      async () => callApi("PUT /api/auth/password", { body: { new_password } }),
      user.hasSecondFactor ? undefined : password,
    );
  });
  return (
    <SettingsForm
      dialog={dialog}
      title={t("account.password.title")}
      submit={t("account.password.save")}
      success={isChanged ? t("account.password.success") : undefined}
      {...sending}
    >
      {!user.hasSecondFactor && (
        <div className="sm:col-span-2 sm:max-w-[calc(50%-0.625rem)]">
          <PasswordField
            label={t("account.password.present")}
            autoComplete="current-password"
            {...control("password")}
          />
        </div>
      )}
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
