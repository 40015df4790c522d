import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { idParams } from "./id.ts";
import { mailedCode } from "./mailed-code.ts";
import { comparedLine, givenPassword, requiredLine } from "./text.ts";
import { maxPasskeyName } from "./vocabulary.ts";

const moment = z.iso.datetime();
const bytes = (max: number) =>
  z
    .string("invalid")
    .max(max, "too_long")
    .regex(/^[\w-]*$/, "invalid");
const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal("public-key", "invalid") };

/** What a browser answers when a passkey is used (WebAuthn, AuthenticationResponseJSON). */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8192),
    authenticatorData: bytes(8192),
    signature: bytes(8192),
    userHandle: bytes(100).optional(),
  }),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** The same when one is made (RegistrationResponseJSON). */
const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8192),
    attestationObject: bytes(65_536),
    transports: z
      .array(z.string().regex(/^[\w-]{1,32}$/))
      .max(16)
      .optional(),
  }),
});
export type NewPasskey = z.output<typeof newPasskey>;

/** Good once and for ten minutes; the browser hands it to the passkey as it is. */
export const challenge = bytes(43).length(43, "invalid");

/** A second factor: a challenge, and what answers it. `code` is of an authenticator app, or a recovery code. */
export const secondFactor = {
  challenge: challenge.optional(),
  code: comparedLine(64).optional(),
  passkey: passkeyAnswer.optional(),
};
export type GivenFactor = z.output<z.ZodObject<typeof secondFactor>>;

export const exportedFactors = z.object({
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      createdAt: moment,
      lastUsedAt: moment.nullable(),
      /** Two devices have it, so it is not accepted any more. */
      isBlocked: z.boolean(),
    }),
  ),
  /** Since when codes of an authenticator app are asked for. */
  totp: z.object({ since: moment }).nullable(),
  recoveryCodesLeft: z.int(),
  /** From when on a log-in with the password alone removes all factors; somebody has asked for that. */
  recovery: z.object({ readyAt: moment, endsAt: moment }).nullable(),
});
export type Factors = z.output<typeof exportedFactors>;

/** Shown once: with the account's first factor, or when new ones are asked for. */
const recoveryCodes = z.array(z.string());
const madeWithFirst = z.object({ recoveryCodes: recoveryCodes.nullable() });

export const secondFactorEndpoints = {
  "POST /api/auth/confirm/challenge": {
    operation: "getConfirmChallenge",
    summary: "How the user confirms that it is them, and a challenge for it",
    access: "signed-in",
    ok: z.object({
      methods: z.array(z.enum(["password", "passkey", "totp", "recovery_code"])),
      challenge: z.string(),
    }),
  },
  "POST /api/auth/confirm": {
    operation: "confirmSession",
    summary:
      "Confirm that it is still the user, for ten minutes of this session: with the password, or with a second factor where the account has one. Answers the session’s new bearer token, once; the earlier one ends",
    access: "signed-in",
    body: z.object({ password: givenPassword.optional(), ...secondFactor }),
    ok: z.object({ token: z.string() }),
  },
  "GET /api/user/factors": {
    operation: "listFactors",
    summary: "The account’s passkeys and other second factors",
    access: "signed-in",
    ok: exportedFactors,
  },
  "POST /api/user/passkeys/options": {
    operation: "getPasskeyOptions",
    summary: "What a browser needs to make a passkey (WebAuthn, PublicKeyCredentialCreationOptionsJSON)",
    access: "signed-in",
    confirmed: true,
    ok: z.looseObject({ challenge: z.string() }),
  },
  "POST /api/user/passkeys": {
    operation: "addPasskey",
    summary: "Add the passkey that a browser has made; from then on logging in asks for a second factor",
    access: "signed-in",
    confirmed: true,
    status: 201,
    /** Without a name it is called by the browser that made it. */
    body: z.object({ challenge, name: requiredLine(maxPasskeyName).optional(), passkey: newPasskey }),
    ok: madeWithFirst,
  },
  "PATCH /api/user/passkeys/{id}": {
    operation: "renamePasskey",
    summary: "Name a passkey",
    access: "signed-in",
    status: 204,
    params: idParams,
    body: z.object({ name: requiredLine(maxPasskeyName) }),
  },
  "DELETE /api/user/passkeys/{id}": {
    operation: "removePasskey",
    summary: "Remove a passkey",
    access: "signed-in",
    confirmed: true,
    status: 204,
    params: idParams,
  },
  "POST /api/user/totp": {
    operation: "beginTotp",
    summary: "Begin to use an authenticator app: answers its secret, which counts with the first code",
    access: "signed-in",
    confirmed: true,
    ok: z.object({ secret: z.string(), uri: z.string() }),
  },
  "PUT /api/user/totp": {
    operation: "enableTotp",
    summary: "Ask for codes of the authenticator app from now on, with its first code",
    access: "signed-in",
    confirmed: true,
    body: z.object({ code: comparedLine(64).min(1, "required") }),
    ok: madeWithFirst,
  },
  "DELETE /api/user/totp": {
    operation: "disableTotp",
    summary: "No longer ask for codes of an authenticator app",
    access: "signed-in",
    confirmed: true,
    status: 204,
  },
  "POST /api/user/recovery-codes": {
    operation: "replaceRecoveryCodes",
    summary: "Ten new recovery codes in place of all earlier ones",
    access: "signed-in",
    confirmed: true,
    ok: z.object({ recoveryCodes }),
  },
  "POST /api/auth/recovery": {
    operation: "requestRecovery",
    summary:
      "When every second factor is lost: with the right password, mails a link that begins the wait of 72 hours",
    access: "public",
    status: 204,
    body: z.object({
      email: comparedLine(254).min(1, "required"),
      password: givenPassword,
      device: bytes(43).length(43, "invalid").optional(),
    }),
  },
  "POST /api/auth/recovery/begin": {
    operation: "beginRecovery",
    summary:
      "Begin the wait with the code from the mail; its end lets a log-in with the password remove all factors",
    access: "public",
    body: mailedCode,
    ok: z.object({ readyAt: moment, endsAt: moment }),
  },
  "POST /api/auth/recovery/cancel": {
    operation: "cancelRecoveryByCode",
    summary: "Cancel the wait with the code from the mail: the factors stay",
    access: "public",
    status: 204,
    body: mailedCode,
  },
  "DELETE /api/auth/recovery": {
    operation: "cancelRecovery",
    summary: "Cancel the wait as who is logged in",
    access: "signed-in",
    status: 204,
  },
} as const satisfies Record<string, Endpoint>;
