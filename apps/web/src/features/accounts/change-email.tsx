import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/call-api.ts";
import { failureText, fieldText, refusedFields } from "../../lib/failure-text.ts";
import { queryClient } from "../../lib/query-client.ts";
import { updateUser } from "../../lib/session.ts";
import { TextField } from "../../ui/field.tsx";
import { sessionsQuery } from "./sessions-query.ts";
import { SettingsForm } from "./settings-form.tsx";

const blank = { email: "", password: "" };

export function ChangeEmail({ email }: { email: string }) {
  const { t } = useTranslation();
  const [form, setForm] = useState(blank);
  const changing = useMutation({
    mutationFn: async (body: typeof blank) => callApi("PUT /api/auth/email", { body }),
    onSuccess: async (user) => {
      setForm(blank);
      updateUser(user);
      await queryClient.invalidateQueries(sessionsQuery);
    },
  });
  const refused = refusedFields(changing.error);

  const control = (name: keyof typeof blank) => ({
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
      title={t("account.email.title")}
      text={t("account.email.present", { email })}
      submit={t("account.email.save")}
      isPending={changing.isPending}
      success={changing.isSuccess ? t("account.email.success") : undefined}
      failure={changing.error ? failureText(t, changing.error, t("account.failed")) : undefined}
      onSubmit={() => changing.mutate(form)}
    >
      <TextField label={t("account.email.new")} type="email" autoComplete="email" {...control("email")} />
      <TextField
        label={t("account.password.present")}
        type="password"
        autoComplete="current-password"
        {...control("password")}
      />
    </SettingsForm>
  );
}
