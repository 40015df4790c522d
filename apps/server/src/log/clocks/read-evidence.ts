import { createHash } from "node:crypto";
import { type Extra, formatExtra, parseToken } from "@colophon/clocks";
import { integer } from "@colophon/der";
import { equal } from "@colophon/proof";
import type { Queryable } from "../../base/db/queryable.ts";
import {
  type KeptPiece,
  type LogNumber,
  readAnswer,
  readHeaders,
  readPieces,
} from "./read-evidence-store.ts";

/** What clocks say of a checkpoint, as it travels in a proof. */
export interface EvidenceLines {
  /** The bytes of a C2SP tlog-proof's `extra` line. */
  extra: Uint8Array;
  /** Changes with them. */
  version: string;
  /** How many tokens and proofs up to a block there are: what answers of OCSP, which come each day, don't change. */
  kinds: string;
}

/**
 * The evidence of the stamped checkpoint of this size, for bundles; undefined while nothing has arrived. What proves most goes in
 * first: the proof of the earliest block, which says what the others would say again, or one promise of it; then tokens in the order
 * of their arrival; then what else calendars promise. A piece for which there is no room is left out, and found in the file of its
 * day. What is there alone of its kind may take as much as a verifier takes.
 */
export async function readEvidence(
  db: Queryable,
  log: LogNumber,
  size: number,
): Promise<EvidenceLines | undefined> {
  const pieces = await readPieces(db, log, size);
  if (pieces.length === 0) return undefined;
  const [bitcoin, ...promises] = await bitcoinOf(db, pieces);
  const parts = [...(bitcoin ? [bitcoin] : []), ...(await tokensOf(db, pieces)), ...promises];
  const { extra, bytes } = parts.reduce(withRoom, { extra: none, bytes: formatExtra(none) });
  return {
    extra: bytes,
    version: createHash("sha256").update(bytes).digest("base64url"),
    kinds: `${extra.rfc3161.length} ${extra.bitcoin.length}`,
  };
}

const none: Extra = { rfc3161: [], ocsp: [], ots: [], bitcoin: [] };

/** Of the proofs that lead to a block the earliest, with its headers; without one, what calendars promise. */
async function bitcoinOf(db: Queryable, pieces: readonly KeptPiece[]): Promise<Partial<Extra>[]> {
  const proofs = pieces.filter(({ kind }) => kind === "ots");
  const finals = proofs.flatMap(({ bytes, height }) => (height === null ? [] : [{ bytes, height }]));
  const [first] = finals.toSorted((a, b) => a.height - b.height);
  if (first === undefined) return proofs.map(({ bytes }) => ({ ots: [bytes] }));
  return [{ ots: [first.bytes], bitcoin: await readHeaders(db, [first.height]) }];
}

async function tokensOf(db: Queryable, pieces: readonly KeptPiece[]): Promise<Partial<Extra>[]> {
  const tokens = pieces.filter(({ kind }) => kind === "rfc3161");
  return Promise.all(
    tokens.map(async ({ bytes, service }) => {
      const answer = await readAnswer(db, service, serialsOf(bytes));
      return { rfc3161: [bytes], ocsp: answer === undefined ? [] : [answer] };
    }),
  );
}

/** The numbers, in DER, by which an answer of OCSP may name a token's signer. */
function serialsOf(token: Uint8Array): Uint8Array[] {
  const { signer, certificates } = parseToken(token);
  const numbers = signer ? [signer.serialNumber] : certificates.map(({ serialNumber }) => serialNumber);
  return numbers.map((number) => integer(number));
}

interface Line {
  extra: Extra;
  bytes: Uint8Array;
}

/** In bytes: with it the bundle of one file, in a log of a million entries, has 30 kB. */
const maxLine = 18_300;

function withRoom(line: Line, more: Partial<Extra>): Line {
  const { extra } = line;
  const isFirst =
    [...extra.rfc3161, ...extra.ots].length === 0 || (more.rfc3161 && extra.rfc3161.length === 0);
  const both = {
    rfc3161: [...extra.rfc3161, ...(more.rfc3161 ?? [])],
    // Two of an authority's addresses may have one answer.
    ocsp: [
      ...extra.ocsp,
      ...(more.ocsp ?? []).filter((one) => !extra.ocsp.some((other) => equal(one, other))),
    ],
    ots: [...extra.ots, ...(more.ots ?? [])],
    bitcoin: [...extra.bitcoin, ...(more.bitcoin ?? [])],
  };
  try {
    const bytes = formatExtra(both);
    return isFirst || bytes.length <= maxLine ? { extra: both, bytes } : line;
  } catch (error) {
    if (error instanceof RangeError) return line;
    throw error;
  }
}
