import type pg from "pg";
import { STATUS_MAX_BYTES } from "@colophon/proof";
import { openDisputesOf } from "@colophon/proof/statements";
import type { Keys } from "../../base/keys/keys.ts";
import { AppError } from "../../base/errors.ts";
import type { SignedStatement } from "./new-statement.ts";
import { type KeptStatement, openClaims } from "./open-statement.ts";
import { listStatements } from "./statement-store.ts";

// A status of more than 4 MiB is refused by every verifier: then nothing said later could be proven any more. So others' statements
// leave room for what protects a reader, the longest of each: withdrawals, disputes, blocks, erasures, refusals to be named.

/** What verifiers read of a status (docs/format.md), less its parts that are no statements. */
const mostBytes = STATUS_MAX_BYTES - 327_680;

/** A statement's two proofs in a tree of 2^40 entries, its place, and the names around them, indented. */
const proofBytes = 5000;

/** A statement's JWT without its digests, for an issuer of 200 characters. */
const jwtBytes = 1200;

/** A digest of 43 characters in quotation marks, in base64url. */
const digestBytes = 62;

/** The longest statement with a text of 2,000 characters, or only with a number. */
const [long, short] = [17_000, 7000];

/** Open ones about a certificate, at a time. */
export const mostOpenDisputes = 12;

/** Named people, whose answers `answer-invitation` limits; and those whom `erased` may name: they, the registrant, and ten successors. */
const [mostNamed, mostErased] = [50, 61];

/** Blocks and their ends. */
const mostBlocks = 10;

/** What the budget counts of a statement. */
export interface Counted {
  kind: string;
  by: string;
  bytes: number;
  said: { dispute?: number; collaborator?: number };
}

/** Refuses a statement with `statements_full` when what protects a reader might not fit after it. */
export async function requireSpace(
  { pool, keys }: { pool: pg.Pool; keys: Pick<Keys, "dataEncryption"> },
  statement: SignedStatement,
): Promise<void> {
  if (isAlwaysSaid(statement)) return;
  const said = await listStatements(pool, statement.certificateId);
  if (!hasSpaceAfter([...said, statement].map((one) => countOf(keys, one))))
    throw new AppError("statements_full");
}

/** What a reader must learn whatever was said before. */
function isAlwaysSaid({ kind, by }: SignedStatement): boolean {
  if (by === "registry") return kind !== "noted";
  return kind === "withdrawn" || kind === "superseded" || kind === "declined";
}

/** How much of a status a stored statement takes, at most. */
export function countOf(
  keys: Pick<Keys, "dataEncryption">,
  statement: Pick<KeptStatement, "certificateId" | "kind" | "by" | "packed" | "disclosures">,
): Counted {
  const claims = openClaims(keys, statement);
  const said = Object.fromEntries(claims.map(({ name, value }) => [name, value])) as Counted["said"];
  const digests = Math.max(0, (statement.packed.length - 129) / 32);
  const disclosed = claims.reduce((sum, { json }) => sum + base64Length(json) + 1, 0);
  const bytes = proofBytes + jwtBytes + digests * digestBytes + disclosed;
  return { kind: statement.kind, by: statement.by, bytes, said };
}

const base64Length = (text: string): number => Math.ceil((Buffer.byteLength(text) * 4) / 3);

/** Whether these statements, the last of which is new, and the longest that must still be possible fit into a status. */
export function hasSpaceAfter(said: readonly Counted[]): boolean {
  return said.reduce((sum, { bytes }) => sum + bytes, 0) + reserved(said) <= mostBytes;
}

function reserved(said: readonly Counted[]): number {
  const countOfKind = (...kinds: string[]) => said.filter(({ kind }) => kinds.includes(kind)).length;
  const left = (most: number, used: number) => Math.max(0, most - used);
  // A settled dispute needs room for another: where there is none, the last stay open.
  const disputes = left(mostOpenDisputes, openDisputesOf(said).size);
  const longest =
    left(1, countOfKind("withdrawn")) +
    left(1, countOfKind("superseded")) +
    left(mostBlocks, countOfKind("blocked", "unblocked")) +
    disputes;
  // The registry settles what an erased person has open.
  const shortest =
    mostOpenDisputes + left(mostErased, countOfKind("erased")) + left(mostNamed, declinedNow(said));
  return longest * long + shortest * short;
}

function declinedNow(said: readonly Counted[]): number {
  const answers = new Map<unknown, string>();
  for (const each of said) if (each.by === "collaborator") answers.set(each.said.collaborator, each.kind);
  return [...answers.values()].filter((kind) => kind === "declined").length;
}
