import { useSearchParams } from "react-router";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

/** Logging in, and the way back for those who forgot their password: `?forgot`, then `?reset=` from the mail. */
export function LoginPage() {
  const [search] = useSearchParams();
  const resetToken = search.get("reset");
  if (resetToken !== null) return <ResetPasswordForm token={resetToken} />;
  return search.has("forgot") ? <ForgotPasswordForm /> : <LoginForm />;
}
