import { ApiError, type FieldErrorCode } from "@colophon/api";
import type { TFunction } from "i18next";

/** What was typed cannot be sent; the message is a translated sentence. */
export class InputError extends Error {}

/** The browser gave no passkey: its owner canceled, or it was too late, or the passkey is there already. */
export class PasskeyError extends Error {
  readonly code: "passkey_not_used" | "passkey_exists";

  constructor(code: PasskeyError["code"], options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** What to say about a failure: the app's own words for its code, else the server's sentence, else `fallback`. */
export function failureText(t: TFunction, error: Error, fallback: string): string {
  if (error instanceof InputError) return error.message;
  if (error instanceof PasskeyError) return t(`failure.${error.code}`);
  if (!(error instanceof ApiError)) return fallback;
  return t(`failure.${error.code}`, { defaultValue: error.message || fallback });
}

/** What was attempted in vain, then why, as far as that is known. */
export function attemptFailureText(t: TFunction, error: Error, attempt: string): string {
  return t("failure.attempt", { attempt, reason: failureText(t, error, t("failure.unknown")) });
}

/** What is wrong with one field, in words; undefined for a field that nothing is wrong with. */
export function fieldText(t: TFunction, code: FieldErrorCode | undefined): string | undefined {
  return code === undefined ? undefined : t(`field.${code}`);
}

/** The fields that a refusal names; none for any other failure. */
export function refusedFields(error: Error | null): Record<string, FieldErrorCode> {
  return error instanceof ApiError ? error.fields : {};
}
