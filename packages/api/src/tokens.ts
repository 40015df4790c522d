import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { idParams } from "./id.ts";
import { requiredSeenLine } from "./text.ts";
import { maxTokenDays, maxTokenName, tokenScopes } from "./vocabulary.ts";

const scopes = z.array(z.enum(tokenScopes, "invalid"), "invalid");

export const apiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** To the minute; null before its first use. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiToken = z.output<typeof apiToken>;

export const tokenEndpoints = {
  "GET /api/user/tokens": {
    summary: "The account’s API tokens that have not expired, the newest first; never the tokens themselves",
    access: "signed-in",
    ok: z.array(apiToken),
  },
  "POST /api/user/tokens": {
    summary: "Make an API token for a program: answers it, once",
    access: "signed-in",
    confirmed: true,
    status: 201,
    body: z.object({
      name: requiredSeenLine(maxTokenName),
      scopes: scopes.min(1, "required").refine((given) => new Set(given).size === given.length, "invalid"),
      /** Until it expires. */
      days: z.int("invalid").min(1, "invalid").max(maxTokenDays, "invalid"),
    }),
    ok: apiToken.extend({ token: z.string() }),
  },
  "DELETE /api/user/tokens/{id}": {
    summary: "Delete an API token, which ends what programs do with it at once",
    access: "signed-in",
    status: 204,
    params: idParams,
  },
} as const satisfies Record<string, Endpoint>;
