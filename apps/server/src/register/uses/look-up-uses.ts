import { createHash } from "node:crypto";
import type { Queryable } from "../../base/db/queryable.ts";
import { describeUses, type UsesOfFile } from "./describe-uses.ts";
import { countEntries, findCertificates, findFingerprints, type Found } from "./uses-store.ts";

export interface UsesContext {
  pool: Queryable;
  config: { publicUrl: string };
}

/** Everybody has an empty file, and anybody may have registered one: it says nothing. */
const ofNothing = createHash("sha256").digest("hex");

/** What is said of these files, in the order of their fingerprints; of those that nobody says anything about, nothing. */
export async function lookUpUses(
  { pool, config: { publicUrl } }: UsesContext,
  sha256: readonly string[],
  found: Found = "all",
): Promise<UsesOfFile[]> {
  const asked = [...new Set(sha256)].filter((digest) => digest !== ofNothing);
  if (asked.length === 0) return [];
  return describeUses(await findCertificates(pool, asked, found), publicUrl);
}

/** Of how many digits prefixes are: below ten million works, a range has some 150 of them at most, and beyond it not many more. */
export async function prefixLength({ pool }: UsesContext): Promise<number> {
  const entries = await countEntries(pool);
  let length = 4;
  for (let most = 1e7; entries >= most; most *= 16) length++;
  return length;
}

/** More files than a range of the usual size has, which nobody can fill by chance. */
const mostInRange = 10_000;

/** Of the files whose fingerprints begin so, in their order. */
export async function lookUpRange(context: UsesContext, prefix: string): Promise<UsesOfFile[]> {
  const from = Buffer.from(prefix.padEnd(64, "0"), "hex");
  const next = (BigInt(`0x${prefix}`) + 1n).toString(16).padStart(prefix.length, "0");
  const to = next.length > prefix.length ? null : Buffer.from(next.padEnd(64, "0"), "hex");
  const fingerprints = await findFingerprints(context.pool, { from, to, limit: mostInRange }, "in ranges");
  return lookUpUses(context, fingerprints, "in ranges");
}
