import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { optionalLetters } from "./vocabulary.ts";

const isWanted = z.object(
  Object.fromEntries(optionalLetters.map((kind) => [kind, z.boolean("invalid")])) as Record<
    (typeof optionalLetters)[number],
    z.ZodBoolean
  >,
);

/** Names a letter's reader and kind, so that its link works without logging in. */
const params = z.object({ token: z.string().regex(/^[\w-]{40,400}$/) });

export const letterEndpoints = {
  "GET /api/user/letters": {
    operation: "getLetters",
    summary: "Which of the optional letters the user gets",
    access: "signed-in",
    ok: isWanted,
  },
  "PATCH /api/user/letters": {
    operation: "chooseLetters",
    summary: "Switch optional letters on or off; letters about the account's safety are always sent",
    access: "signed-in",
    body: isWanted.partial(),
    ok: isWanted,
  },
  "GET /api/letters/stop/{token}": {
    operation: "showStopLetters",
    summary: "A page that asks whether to stop letters of a kind: the link in each of them",
    access: "public",
    params,
    ok: z.string(),
    answers: "text/html",
  },
  "POST /api/letters/stop/{token}": {
    operation: "stopLetters",
    summary: "Stop letters of a kind; mail programs call it (RFC 8058), and so does the page",
    access: "public",
    params,
    ok: z.string(),
    answers: "text/html",
  },
} as const satisfies Record<string, Endpoint>;
