import { fromBase64, toBase64 } from "../encoding/base64.ts";
import { ProofError } from "../errors.ts";
import { assertCount, parseDecimal } from "../encoding/integer.ts";
import { HASH_LENGTH } from "./merkle.ts";

// C2SP tlog-proof: an entry's index, its inclusion proof and the log's checkpoint in one text.

const HEADER = "c2sp.org/tlog-proof@v1";

export interface TlogProof {
  index: number;
  /** From the leaf's sibling up to the root's child, 32 bytes each. */
  proof: Uint8Array[];
  /** The signed checkpoint, verbatim. */
  checkpoint: string;
  /** Opaque and not authenticated. */
  extra?: Uint8Array;
}

/** The text of a proof. An index that isn't a count, or a hash that isn't 32 bytes long, is a RangeError. */
export function formatTlogProof({ index, proof, checkpoint, extra }: TlogProof): string {
  assertCount(index, "index");
  if (proof.some((hash) => hash.length !== HASH_LENGTH)) throw new RangeError("a proof hash has 32 bytes");
  const extraLine = extra === undefined ? [] : [`extra ${toBase64(extra)}`];
  return [HEADER, ...extraLine, `index ${index}`, ...proof.map(toBase64), "", checkpoint].join("\n");
}

/** Checks the form only (`bad_tlog_proof`); the checkpoint is not read. */
export function parseTlogProof(text: string): TlogProof {
  const end = text.indexOf("\n\n");
  const [header, ...lines] = end < 0 ? [] : text.slice(0, end).split("\n");
  const extra = lines[0]?.startsWith("extra ")
    ? fromBase64((lines.shift() ?? "").slice("extra ".length))
    : undefined;
  const indexLine = lines.shift() ?? "";
  const index = indexLine.startsWith("index ") ? parseDecimal(indexLine.slice("index ".length)) : undefined;
  if (header !== HEADER || index === undefined) throw new ProofError("bad_tlog_proof");
  const proof = lines.map(fromBase64);
  if (proof.some((hash) => hash.length !== HASH_LENGTH))
    throw new ProofError("bad_tlog_proof", "hash length");
  return { index, proof, checkpoint: text.slice(end + 2), ...(extra && { extra }) };
}
