import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { AppError } from "../errors.ts";
import type { Caller } from "../http/bind.ts";
import { createAttemptLimit } from "./attempt-limit.ts";
import { verifyPassword } from "./password-hash.ts";
import { findPasswordHash } from "./user-store.ts";

/** Asks a signed-in person for the password once more. Answers its hash, to change only what it still guards. */
type PasswordConfirmation = (
  caller: Pick<Caller, "userId">,
  password: string,
  reply: { header(name: string, value: number): unknown },
) => Promise<string>;

/** A stolen session must not be the way to guess the password: ten attempts in ten minutes. */
export function createPasswordConfirmation(
  db: Kysely<Database>,
  { rateLimits }: { rateLimits: boolean },
): PasswordConfirmation {
  const confirming = createAttemptLimit(10, 600);
  return async ({ userId }, password, reply) => {
    const wait = rateLimits ? confirming.take(userId) : 0;
    if (wait > 0) {
      reply.header("retry-after", wait);
      throw new AppError("rate_limited");
    }
    const passwordHash = await findPasswordHash(db, userId);
    if (passwordHash === undefined || !(await verifyPassword(password, passwordHash)))
      throw new AppError("wrong_password");
    confirming.forget(userId);
    return passwordHash;
  };
}
