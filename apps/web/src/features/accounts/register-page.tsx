import { languages, minPasswordLength } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import i18n from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import { failureText, fieldText, InputError, refusedFields } from "../../lib/api/failure-text.ts";
import { signUp } from "../../lib/session/session.ts";
import { Button } from "../../ui/button.tsx";
import { CarriedFile } from "../../ui/carried-file.tsx";
import { PasswordField, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { RegistrationPrice } from "../../ui/registration-price.tsx";
import { TermsAcceptance } from "../../ui/terms-acceptance.tsx";
import { AccountForm } from "./account-form.tsx";
import { onTheWay, readEmail, withEmail } from "./login-message.ts";

const blank = { full_name: "", email: "", password: "" };

export function RegisterPage() {
  const { t } = useTranslation(["translation", "account"]);
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [form, setForm] = useState({ ...blank, email: readEmail(state) });
  const registration = useMutation({
    mutationFn: async (account: typeof blank) => {
      if (account.full_name.trim() === "" || account.email.trim() === "" || account.password === "")
        throw new InputError(t("register.missing"));
      const language = languages.find((one) => one === i18n.resolvedLanguage);
      return signUp({ ...account, language });
    },
    onSuccess: (letter) =>
      navigate("/confirm-email", { replace: true, state: { ...onTheWay(state), isNew: true, letter } }),
  });
  const refused = refusedFields(registration.error);

  const control = (name: keyof typeof blank) => ({
    name,
    required: true,
    value: form[name],
    error: fieldText(t, refused[name]),
    onChange: (event: { target: { value: string } }) => {
      registration.reset();
      setForm({ ...form, [name]: event.target.value });
    },
  });

  return (
    <AccountForm refusal={registration.error} onSubmit={() => registration.mutate(form)}>
      <PageTitle tab={t("register.title")}>{t("register.title")}</PageTitle>
      <CarriedFile />
      <TextField label={t("register.fullName")} autoComplete="name" {...control("full_name")} />
      <TextField label={t("register.email")} type="email" autoComplete="username" {...control("email")} />
      <PasswordField
        label={t("register.password")}
        hint={t("register.passwordHint", { count: minPasswordLength })}
        autoComplete="new-password"
        {...control("password")}
      />
      {registration.error && (
        <Notice tone="error">{failureText(t, registration.error, t("register.failed"))}</Notice>
      )}
      <TermsAcceptance />
      <RegistrationPrice />
      <Button type="submit" isPending={registration.isPending}>
        {t("register.submit")}
      </Button>
      <p>
        <Link to="/login" state={withEmail(form.email, onTheWay(state))} className="max-sm:tap">
          {t("register.toLogin")}
        </Link>
      </p>
    </AccountForm>
  );
}
