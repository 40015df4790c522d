import { minPasswordLength } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/call-api.ts";
import { failureText, fieldText, InputError, refusedFields } from "../../lib/failure-text.ts";
import { queryClient } from "../../lib/query-client.ts";
import { TextField } from "../../ui/field.tsx";
import { sessionsQuery } from "./sessions-query.ts";
import { SettingsForm } from "./settings-form.tsx";

const blank = { password: "", new_password: "", confirmation: "" };

export function ChangePassword() {
  const { t } = useTranslation();
  const [form, setForm] = useState(blank);
  const changing = useMutation({
    mutationFn: async ({ confirmation, ...body }: typeof blank) => {
      if (body.new_password !== confirmation) throw new InputError(t("register.mismatch"));
      await callApi("PUT /api/auth/password", { body });
    },
    onSuccess: async () => {
      setForm(blank);
      await queryClient.invalidateQueries(sessionsQuery);
    },
  });
  const refused = refusedFields(changing.error);

  const control = (name: keyof typeof blank) => ({
    type: "password",
    required: true,
    value: form[name],
    error: fieldText(t, refused[name]),
    onChange: ({ target }: { target: { value: string } }) => {
      changing.reset();
      setForm({ ...form, [name]: target.value });
    },
  });

  return (
    <SettingsForm
      title={t("account.password.title")}
      submit={t("account.password.save")}
      isPending={changing.isPending}
      success={changing.isSuccess ? t("account.password.success") : undefined}
      failure={changing.error ? failureText(t, changing.error, t("account.failed")) : undefined}
      onSubmit={() => changing.mutate(form)}
    >
      <div className="sm:col-span-2 sm:max-w-[calc(50%-0.625rem)]">
        <TextField
          label={t("account.password.present")}
          autoComplete="current-password"
          {...control("password")}
        />
      </div>
      <TextField
        label={t("account.password.new")}
        hint={t("register.passwordHint", { count: minPasswordLength })}
        autoComplete="new-password"
        {...control("new_password")}
      />
      <TextField
        label={t("register.confirmation")}
        autoComplete="new-password"
        {...control("confirmation")}
      />
    </SettingsForm>
  );
}
