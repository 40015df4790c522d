import { useSearchParams } from "react-router";
import { BeginRecovery } from "./begin-recovery.tsx";
import { CancelRecovery } from "./cancel-recovery.tsx";
import { ConfirmDevice } from "./confirm-device.tsx";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";
import { useMailedCode } from "./use-mailed-code.ts";

/**
 * Logging in, and resetting a forgotten password: `?forgot`, then `#reset=` from the mail. `#device=` comes from the mail
 * that makes a device known; `#recover=` and `#keep=` are about lost second factors.
 */
export function LoginPage() {
  const [search] = useSearchParams();
  const mailed = useMailedCode();
  if (mailed?.purpose === "reset") return <ResetPasswordForm token={mailed.token} />;
  if (mailed?.purpose === "device") return <ConfirmDevice token={mailed.token} />;
  if (mailed?.purpose === "recover") return <BeginRecovery token={mailed.token} />;
  if (mailed?.purpose === "keep") return <CancelRecovery token={mailed.token} />;
  return search.has("forgot") ? <ForgotPasswordForm /> : <LoginForm />;
}
