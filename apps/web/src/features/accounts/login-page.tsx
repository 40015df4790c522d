import { useSearchParams } from "react-router";
import { ConfirmDevice } from "./confirm-device.tsx";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

/**
 * Logging in, and the way back for those who forgot their password: `?forgot`, then `?reset=` from the mail. `?device=`
 * is from the mail that makes a device known.
 */
export function LoginPage() {
  const [search] = useSearchParams();
  const resetToken = search.get("reset");
  if (resetToken !== null) return <ResetPasswordForm token={resetToken} />;
  const deviceToken = search.get("device");
  if (deviceToken !== null) return <ConfirmDevice token={deviceToken} />;
  return search.has("forgot") ? <ForgotPasswordForm /> : <LoginForm />;
}
