import { type OptionalLetter, optionalLetters } from "@colophon/api";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../base/db/schema.ts";
import { AppError } from "../base/errors.ts";
import type { Bind } from "../base/http/bind.ts";
import { requestedLanguage } from "../base/http/requested-language.ts";
import type { Keys } from "../base/keys/keys.ts";
import { findAddressee, switchLetters } from "./letter-store.ts";
import { openStop } from "./stop-links.ts";
import { drawStopPage, stopPagePolicy } from "./stop-page.ts";

interface LetterContext {
  db: Kysely<Database>;
  keys: Pick<Keys, "dataEncryption">;
}

/** Needs its own scope: mail programs send a form, which repeats what the address says. */
export function letterRoutes(scope: FastifyInstance, bind: Bind, { db, keys }: LetterContext): void {
  scope.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    (_request, body, done) => {
      body.resume();
      done(null);
    },
  );

  bind("GET /api/user/letters", async ({ caller }) => {
    const addressee = await findAddressee(db, caller.userId);
    if (addressee === undefined) throw new AppError("unauthorized");
    return wantedBut(addressee.letters_off);
  });

  bind("PATCH /api/user/letters", async ({ caller, body }) => {
    const chosen = (isOn: boolean) => optionalLetters.filter((kind) => body[kind] === isOn);
    const off = await switchLetters(db, caller.userId, { on: chosen(true), off: chosen(false) });
    if (off === undefined) throw new AppError("unauthorized");
    return wantedBut(off);
  });

  const find = (code: string) => {
    const stopped = openStop(keys.dataEncryption.key, code);
    if (stopped === undefined) throw new AppError("not_found");
    return stopped;
  };
  const show = (reply: FastifyReply, page: string) =>
    reply.header("content-security-policy", stopPagePolicy).type("text/html; charset=utf-8").send(page);
  const limited = { config: { limit: { max: 60, seconds: 60 } } };

  // Asks first: mail programs and their scanners open every link in a letter.
  bind(
    "GET /api/letters/stop/{token}",
    async ({ params, request, reply }) => {
      find(params.token);
      return show(reply, drawStopPage(requestedLanguage(request), { of: "kind", isDone: false }));
    },
    limited,
  );

  bind(
    "POST /api/letters/stop/{token}",
    async ({ params, request, reply }) => {
      const { userId, kind } = find(params.token);
      await switchLetters(db, userId, { on: [], off: [kind] });
      return show(reply, drawStopPage(requestedLanguage(request), { of: "kind", isDone: true }));
    },
    limited,
  );
}

function wantedBut(off: readonly string[]): Record<OptionalLetter, boolean> {
  return { certificateReady: !off.includes("certificateReady"), finalProof: !off.includes("finalProof") };
}
