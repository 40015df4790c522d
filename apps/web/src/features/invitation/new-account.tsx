import { type Invitation, languages, minPasswordLength } from "@colophon/api";
import { personName } from "@colophon/certificate";
import { useMutation } from "@tanstack/react-query";
import i18n from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api/call-api.ts";
import { failureText, fieldText, InputError, refusedFields } from "../../lib/api/failure-text.ts";
import { logIn } from "../../lib/session/session.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TermsAcceptance } from "../../ui/terms-acceptance.tsx";

interface Props {
  token: string;
  invitation: Invitation;
  /** Called once they are logged in. */
  onOpened: () => void;
}

/** An account for a visitor without one, opened and used to confirm in one step: the letter has confirmed its address. */
export function NewAccount({ token, invitation, onOpened }: Props) {
  const { t } = useTranslation(["translation", "account", "owner"]);
  const { email, collaborator } = invitation;
  const [form, setForm] = useState({ full_name: personName(collaborator), password: "" });
  const opening = useMutation({
    mutationFn: async () => {
      if (form.full_name.trim() === "" || form.password === "") throw new InputError(t("register.missing"));
      const language = languages.find((one) => one === i18n.resolvedLanguage);
      await callApi("POST /api/invitations/account", { body: { token, ...form, language } });
      await logIn({ email, password: form.password });
    },
    onSuccess: onOpened,
  });
  const refused = refusedFields(opening.error);
  const control = (name: keyof typeof form) => ({
    name,
    required: true,
    value: form[name],
    error: fieldText(t, refused[name]),
    onChange: ({ target }: { target: { value: string } }) => {
      opening.reset();
      setForm({ ...form, [name]: target.value });
    },
  });
  return (
    <Form refusal={opening.error} className="grid gap-4" onSubmit={() => opening.mutate()}>
      <p className="wrap-anywhere">{t("invitation.newAccount", { email })}</p>
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField label={t("register.fullName")} autoComplete="name" {...control("full_name")} />
      <PasswordField
        label={t("register.password")}
        hint={t("register.passwordHint", { count: minPasswordLength })}
        autoComplete="new-password"
        {...control("password")}
      />
      {opening.error && <Notice tone="error">{failureText(t, opening.error, t("register.failed"))}</Notice>}
      <TermsAcceptance />
      <Button type="submit" className="justify-self-start max-sm:w-full" isPending={opening.isPending}>
        {t("invitation.open")}
      </Button>
    </Form>
  );
}
