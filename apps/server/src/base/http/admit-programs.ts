import { createHash } from "node:crypto";
import type { TokenScope } from "@colophon/api";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors.ts";
import { createRecent } from "../recent.ts";
import type { Guard, ProgramCaller } from "./bind.ts";
import type { Limit } from "./count-requests.ts";
import { addressOf, createLimiter } from "./limit-requests.ts";

/** Whose API token it is: refuses one that is none. */
export type AuthenticateProgram = (token: string) => Promise<ProgramCaller>;

const perToken: Limit = { max: 600, seconds: 60 };
/** Of all its tokens together. */
const perAccount: Limit = { max: 1200, seconds: 60 };
/** From one address. */
const wrongOnes: Limit = { max: 60, seconds: 60 };

/** As many tokens as a process remembers to have worked. */
const maxKnown = 20_000;

/** Admits programs by their API tokens: within their limits, and where one of their scopes lets them in. */
export function createProgramGuard(
  authenticate: AuthenticateProgram,
  { isLimited }: { isLimited: boolean },
): Guard["admitProgram"] {
  const limits = isLimited ? openLimits() : undefined;
  return async (token, { scopes, request, reply }) => {
    limits?.refuseGuesses(token, request, reply);
    const caller = await authenticate(token).catch((error: unknown) => {
      if (error instanceof AppError && error.status === 401) {
        limits?.countWrong(token, request, reply);
        reply.header("www-authenticate", `Bearer error="invalid_token"`);
      }
      throw error;
    });
    request.caller = caller;
    limits?.countUse(token, request, reply);
    if (scopes.some((scope) => caller.scopes.includes(scope))) return caller;
    reply.header("www-authenticate", insufficient(scopes));
    throw new AppError("token_not_allowed");
  };
}

/** RFC 6750, 3.1: with the scopes that would do, where any would. */
function insufficient(scopes: readonly TokenScope[]): string {
  const needed = scopes.length === 0 ? "" : `, scope="${scopes.join(" ")}"`;
  return `Bearer error="insufficient_scope"${needed}`;
}

function openLimits() {
  const callerOf = ({ caller }: FastifyRequest) => caller as ProgramCaller;
  const wrong = createLimiter("wrong-tokens", wrongOnes, addressOf);
  const token = createLimiter("token", perToken, (request) => callerOf(request).tokenId);
  const account = createLimiter("account", perAccount, (request) => callerOf(request).userId);
  const known = createRecent<true>({ maxBytes: maxKnown, sizeOf: () => 1 });
  const hash = (text: string) => createHash("sha256").update(text).digest("base64");

  return {
    /** One program with an ended token doesn't stop the others behind its address: those are known. */
    refuseGuesses(given: string, request: FastifyRequest, reply: FastifyReply): void {
      if (known.get(hash(given)) === undefined) wrong.refuseFull(request, reply);
    },
    countWrong(given: string, request: FastifyRequest, reply: FastifyReply): void {
      known.delete(hash(given));
      wrong.count(request, reply);
    },
    countUse(given: string, request: FastifyRequest, reply: FastifyReply): void {
      known.set(hash(given), true);
      token.count(request, reply);
      account.count(request, reply);
    },
  };
}
