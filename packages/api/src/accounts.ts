import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { idParams } from "./id.ts";
import { mailedCode } from "./mailed-code.ts";
import { challenge, passkeyAnswer, secondFactor } from "./second-factors.ts";
import { comparedLine, email, givenPassword, requiredSeenLine } from "./text.ts";
import { languages } from "./languages.ts";
import { maxNameLength, minPasswordLength, securityEventKinds } from "./vocabulary.ts";

const newPassword = z
  .string("invalid")
  .min(1, "required")
  .min(minPasswordLength, "too_short")
  .max(1024, "too_long");
const language = z.enum(languages, "invalid");

export const user = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** Only then is it on certificates. */
  emailConfirmed: z.boolean(),
  /** Another account has confirmed it: this one can only give another address. */
  emailTaken: z.boolean(),
  /** The address that replaces the present one as soon as it is confirmed. */
  awaitedEmail: z.string().nullable(),
  language: z.string(),
  preferred_language: z.string(),
  profile_image_url: z.string().nullable(),
  /** Logging in asks for one, and so does `POST /api/auth/confirm`. */
  hasSecondFactor: z.boolean(),
});
export type User = z.output<typeof user>;

/** The letter that confirms an address, where the installation is somebody's own and sends no mail. */
const shownLetter = z.object({ subject: z.string(), text: z.string(), link: z.string() });
export type ShownLetter = z.output<typeof shownLetter>;

export const session = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  current: z.boolean(),
});

export const securityEvent = z.object({
  kind: z.enum(securityEventKinds),
  device: z.string(),
  /** How often within an hour: of failures. */
  times: z.int(),
  at: z.iso.datetime(),
});

/** What a browser keeps to be known again: the answer to its first log-in. */
const deviceSecret = z.string("invalid").regex(/^[\w-]{43}$/, "invalid");

export const newAccount = z.object({
  full_name: requiredSeenLine(maxNameLength),
  email,
  password: newPassword,
  language: language.optional(),
});

export const accountEndpoints = {
  "POST /api/auth/register": {
    operation: "openAccount",
    summary:
      "Open an account and log in: answers the bearer token, once, and mails a link that confirms the address",
    access: "public",
    status: 201,
    body: newAccount.extend({ device: deviceSecret.optional() }),
    ok: z.object({ token: z.string(), user, device: z.string(), letter: shownLetter.optional() }),
  },
  "POST /api/auth/login": {
    operation: "logIn",
    summary:
      "Log in: answers the bearer token, once. An account with a second factor answers `second_factor_required` with a challenge, and is asked again with what answers it",
    access: "public",
    body: z.object({
      email: comparedLine(254).min(1, "required"),
      password: givenPassword,
      device: deviceSecret.optional(),
      ...secondFactor,
    }),
    ok: z.object({ token: z.string(), user, device: z.string() }),
  },
  "POST /api/auth/passkeys/challenge": {
    operation: "getPasskeyChallenge",
    summary: "A challenge for a passkey that logs in",
    access: "public",
    ok: z.object({ challenge: z.string() }),
  },
  "POST /api/auth/login/passkey": {
    operation: "logInWithPasskey",
    summary: "Log in with a passkey alone: answers the bearer token, once",
    access: "public",
    body: z.object({ challenge, passkey: passkeyAnswer, device: deviceSecret.optional() }),
    ok: z.object({ token: z.string(), user, device: z.string() }),
  },
  "POST /api/auth/devices/confirm": {
    operation: "confirmDevice",
    summary: "Make a device known with the code from the mail; answers its secret, for the next log-in",
    access: "public",
    body: mailedCode,
    ok: z.object({ device: z.string() }),
  },
  "POST /api/auth/logout": {
    operation: "logOut",
    summary: "End this session",
    access: "signed-in",
    status: 204,
  },
  "GET /api/auth/me": {
    operation: "getUser",
    summary: "The signed-in user",
    access: "signed-in",
    ok: user,
  },
  "PUT /api/auth/language": {
    operation: "setLanguage",
    summary: "Save the interface language; `preferred_language` is the same one, where both are given",
    access: "signed-in",
    body: z
      .object({ language, preferred_language: language.optional() })
      .refine((saved) => [undefined, saved.language].includes(saved.preferred_language), {
        error: "invalid",
        path: ["preferred_language"],
      }),
    ok: user,
  },
  "PUT /api/auth/email": {
    operation: "changeEmail",
    summary:
      "Change the email address: ends the other sessions and mails a link to the new address, which replaces a confirmed one once it is confirmed",
    access: "signed-in",
    confirmed: true,
    body: z.object({ email }),
    ok: user,
  },
  "POST /api/auth/email/link": {
    operation: "getEmailLink",
    summary:
      "What became of the link that confirms an address: it waits, was used, or has ended. `isOwn` in a session of its account, which then confirms without a password",
    access: "optional",
    body: mailedCode,
    ok: z.discriminatedUnion("state", [
      z.object({ state: z.literal("waiting"), isOwn: z.boolean() }),
      z.object({ state: z.literal("used"), email: z.string() }),
      z.object({ state: z.literal("ended") }),
    ]),
  },
  "POST /api/auth/email/confirm": {
    operation: "confirmEmail",
    summary:
      "Confirm an address with the code from the mail: in a session of its account, or with the account’s password",
    access: "optional",
    body: mailedCode.extend({ password: givenPassword.optional() }),
    ok: z.object({ email: z.string() }),
  },
  "POST /api/auth/email/resend": {
    operation: "resendEmailLink",
    summary:
      "Mail the link that confirms the address once more; `sent` is false when no address waits for it",
    access: "signed-in",
    ok: z.object({ sent: z.boolean(), letter: shownLetter.optional() }),
  },
  "POST /api/auth/email/undo": {
    operation: "undoEmailChange",
    summary:
      "Take back a change of address with the code from the mail to the former one, within 72 hours; ends the other sessions",
    access: "optional",
    body: mailedCode,
    ok: z.object({ email: z.string() }),
  },
  "PUT /api/auth/password": {
    operation: "changePassword",
    summary: "Change the password: ends the other sessions",
    access: "signed-in",
    confirmed: true,
    status: 204,
    body: z.object({ new_password: newPassword }),
  },
  "POST /api/auth/password/forgot": {
    operation: "requestPasswordReset",
    summary: "Mail a link that sets a new password; answers alike whether or not the address is known",
    access: "public",
    status: 204,
    body: z.object({ email }),
  },
  "POST /api/auth/password/reset": {
    operation: "resetPassword",
    summary:
      "Set a new password with the code from the mail, and with a second factor where the account has one; ends every session, and answers the device’s secret, for the next log-in",
    access: "public",
    body: mailedCode.extend({ password: newPassword, ...secondFactor }),
    ok: z.object({ device: z.string() }),
  },
  "GET /api/auth/sessions": {
    operation: "listSessions",
    summary: "Where this account is logged in",
    access: "signed-in",
    ok: z.array(session),
  },
  "DELETE /api/auth/sessions": {
    operation: "endOtherSessions",
    summary: "End every session but this one",
    access: "signed-in",
    confirmed: true,
    status: 204,
  },
  "GET /api/user/security-events": {
    operation: "listSecurityEvents",
    summary: "What happened to this account in the last 180 days, the newest first",
    access: "signed-in",
    ok: z.array(securityEvent),
  },
  "DELETE /api/auth/sessions/{id}": {
    operation: "endSession",
    summary: "End one session",
    access: "signed-in",
    confirmed: true,
    status: 204,
    params: idParams,
  },
} as const satisfies Record<string, Endpoint>;
