import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { idParams } from "./id.ts";
import { comparedLine, email, givenPassword, requiredLine } from "./text.ts";
import { languages, maxNameLength, minPasswordLength } from "./vocabulary.ts";

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
  language: z.string(),
  preferred_language: z.string(),
  profile_image_url: z.string().nullable(),
});
export type User = z.output<typeof user>;

export const session = z.object({
  id: z.uuid(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  current: z.boolean(),
});

export const accountEndpoints = {
  "POST /api/auth/register": {
    summary: "Open an account",
    access: "public",
    status: 201,
    body: z.object({
      full_name: requiredLine(maxNameLength),
      email,
      password: newPassword,
      language: language.optional(),
    }),
    ok: z.object({ user }),
  },
  "POST /api/auth/login": {
    summary: "Log in: answers the bearer token, once",
    access: "public",
    body: z.object({
      email: comparedLine(254).min(1, "required"),
      password: givenPassword,
    }),
    ok: z.object({ token: z.string(), user }),
  },
  "POST /api/auth/logout": {
    summary: "End this session",
    access: "signed-in",
    status: 204,
  },
  "GET /api/auth/me": {
    summary: "The signed-in user",
    access: "signed-in",
    ok: user,
  },
  "PUT /api/auth/language": {
    summary: "Save the interface language",
    access: "signed-in",
    body: z.object({ language, preferred_language: language.optional() }),
    ok: user,
  },
  "PUT /api/auth/email": {
    summary: "Change the email address: asks for the password again and ends the other sessions",
    access: "signed-in",
    body: z.object({ email, password: givenPassword }),
    ok: user,
  },
  "PUT /api/auth/password": {
    summary: "Change the password: asks for the present one and ends the other sessions",
    access: "signed-in",
    status: 204,
    body: z.object({ password: givenPassword, new_password: newPassword }),
  },
  "POST /api/auth/password/forgot": {
    summary: "Mail a link that sets a new password; answers alike whether or not the address is known",
    access: "public",
    status: 204,
    body: z.object({ email }),
  },
  "POST /api/auth/password/reset": {
    summary: "Set a new password with the code from the mail; ends every session",
    access: "public",
    status: 204,
    body: z.object({ token: requiredLine(200), password: newPassword }),
  },
  "GET /api/auth/sessions": {
    summary: "Where this account is logged in",
    access: "signed-in",
    ok: z.array(session),
  },
  "DELETE /api/auth/sessions/{id}": {
    summary: "End one session",
    access: "signed-in",
    status: 204,
    params: idParams,
  },
} as const satisfies Record<string, Endpoint>;
