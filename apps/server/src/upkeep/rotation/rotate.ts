import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { formatJwks, type IssuerJwk, issuerJwk } from "../../record/issuer.ts";
import { StartError } from "../../base/errors.ts";
import type { NumberedKeys, Replaceable } from "../../base/keys/keys.ts";
import { keysOf } from "../../log/key-set.ts";
import { readNewestKeySet } from "../../log/log.ts";
import type { Log } from "../../log/open-log.ts";
import { followedWithin } from "./follow-keys.ts";
import { endKeysBefore, insertKey, type KnownKey, listKeys, type Rotated } from "./key-store.ts";

export interface RotateContext {
  pool: pg.Pool;
  numbered: NumberedKeys;
}

/** A sealed value stores the number of its key in one byte. */
const most = 255;

/** The number of the key after those that the database knows. */
export async function nextNumber(pool: pg.Pool, purpose: Rotated): Promise<number> {
  const known = await knownOf(pool, purpose);
  const next = (known.at(-1)?.number ?? 1) + 1;
  if (next > most) throw new StartError(`There are ${most} ${purpose} keys already: no more can be made.`);
  return next;
}

/** Makes the next key's file, unless it exists, and returns its number. Nothing uses the key yet. */
export async function makeNext({ pool, numbered }: RotateContext, purpose: Replaceable): Promise<number> {
  const number = await nextNumber(pool, purpose);
  numbered.make(purpose, number);
  return number;
}

/**
 * Replaces the issuer's key in two steps. The first log entry has both keys, so that servers can take up the new one while
 * certificates signed by the old one are still in flight; the second ends the old one. After an interruption, it resumes where
 * it was.
 */
export async function rotateIssuer(
  context: RotateContext & { log: Pick<Log, "appendKeySet"> },
  waitSeconds: number = followedWithin,
): Promise<number> {
  const { pool, numbered, log } = context;
  const begun = (await knownOf(pool, "issuer")).filter(({ endedAt }) => endedAt === null);
  if (begun.length < 2) await beginIssuer(context);
  const newest = (await knownOf(pool, "issuer")).at(-1);
  if (newest === undefined) throw new Error("the new key of the issuer is not known to the database");
  await delay(Math.max(0, waitSeconds - newest.seconds) * 1000);
  await log.appendKeySet({
    jwks: formatJwks([issuerJwk(numbered.issuer(newest.number))]),
    write: (tx) => endKeysBefore(tx, "issuer", newest.number),
  });
  return newest.number;
}

async function beginIssuer({
  pool,
  numbered,
  log,
}: RotateContext & { log: Pick<Log, "appendKeySet"> }): Promise<void> {
  const number = await makeNext({ pool, numbered }, "issuer");
  const { fingerprint, ...key } = numbered.issuer(number);
  const before = keysOf(await readNewestKeySet(pool)) as IssuerJwk[];
  await log.appendKeySet({
    jwks: formatJwks([issuerJwk(key), ...before]),
    write: (tx) => insertKey(tx, { purpose: "issuer", number, fingerprint }),
  });
}

/** From now on, a new key seals. The servers re-seal the values of earlier keys (re-seal.ts). */
export async function rotateData(context: RotateContext): Promise<number> {
  const number = await makeNext(context, "data");
  const fingerprint = context.numbered.fingerprint("data", number) ?? "";
  await insertKey(context.pool, { purpose: "data", number, fingerprint });
  return number;
}

async function knownOf(pool: pg.Pool, purpose: Rotated): Promise<KnownKey[]> {
  return (await listKeys(pool)).filter((key) => key.purpose === purpose);
}
