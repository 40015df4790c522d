import { ApiError, type FieldErrorCode } from "@colophon/api";
import type { TFunction } from "i18next";

/** The input can't be sent; the message is a translated sentence. */
export class InputError extends Error {}

/** The browser gave no passkey: the user cancelled, it timed out, or the passkey exists already. */
export class PasskeyError extends Error {
  readonly code: "passkey_not_used" | "passkey_exists";

  constructor(code: PasskeyError["code"], options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** The text for a failure: the app's own for its code, else the server's `error`, else `fallback`. */
export function failureText(t: TFunction, error: Error, fallback: string): string {
  if (error instanceof InputError) return error.message;
  if (error instanceof PasskeyError) return t(`failure.${error.code}`);
  if (!(error instanceof ApiError)) return fallback;
  const told = error.message || fallback;
  return error.code === undefined ? told : t(`failure.${error.code}`, { defaultValue: told });
}

/** What was attempted and failed, then why, if known. */
export function attemptFailureText(t: TFunction, error: Error, attempt: string): string {
  return t("failure.attempt", { attempt, reason: failureText(t, error, t("failure.unknown")) });
}

/** The error text of one field; undefined for a valid field. */
export function fieldText(t: TFunction, code: FieldErrorCode | undefined): string | undefined {
  return code === undefined ? undefined : t(`field.${code}`);
}

/** The fields that a refusal names; none for any other failure. */
export function refusedFields(error: Error | null): Record<string, FieldErrorCode> {
  return error instanceof ApiError ? error.fields : {};
}
