import {
  certificateEntry,
  concat,
  leafHash,
  parseTlogProof,
  readCheckpoint,
  sha256,
  utf8,
  verifyInclusion,
} from "@colophon/proof";
import { stampedText } from "../stamped.ts";
import { append, apply, hash, type MessageOperation, prepend } from "./operation.ts";
import type { Attestation, DetachedProof, Timestamp } from "./proof.ts";

/** Every attestation of a proof with the message that it is about. */
export function attestationsOf({ digest, timestamp }: DetachedProof): {
  attestation: Attestation;
  message: Uint8Array;
}[] {
  const found: { attestation: Attestation; message: Uint8Array }[] = [];
  const walk = (message: Uint8Array, { attestations, steps }: Timestamp): void => {
    for (const attestation of attestations) found.push({ attestation, message });
    for (const { operation, next } of steps) walk(apply(operation, message), next);
  };
  walk(digest, timestamp);
  return found;
}

/** A proof of what leads to the digest of another one by these operations. */
function leadTo(
  proof: DetachedProof,
  digest: Uint8Array,
  operations: readonly MessageOperation[],
): DetachedProof {
  const timestamp = operations.reduceRight(
    (next: Timestamp, operation): Timestamp => ({ attestations: [], steps: [{ operation, next }] }),
    proof.timestamp,
  );
  return { digest, timestamp };
}

/**
 * The proof of a record, `record.jwt.ots`: from SHA-256 of its JWT to the leaf, the root, what was stamped, and on. Stock tools
 * follow it, which know nothing of logs. `tlogProof` is the bundle's; a record that is not in it is refused, as by check 4.
 */
export function proofOfRecord(jwt: string, tlogProof: string, stamped: DetachedProof): DetachedProof {
  const { index, proof, checkpoint } = parseTlogProof(tlogProof);
  const { size, root } = readCheckpoint(checkpoint);
  const leaf = leafHash(certificateEntry(jwt));
  verifyInclusion({ index, size, leafHash: leaf, proof, root });
  const digest = sha256(jwt);
  const operations = [prepend(Uint8Array.of(0, 1)), hash];
  let [at, last] = [index, size - 1];
  for (const sibling of proof) {
    if (at % 2 === 1 || at === last) {
      operations.push(prepend(concat(Uint8Array.of(1), sibling)), hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)];
    } else operations.push(append(sibling), prepend(Uint8Array.of(1)), hash);
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  operations.push(append(sha256(utf8(stampedText(checkpoint)))), hash);
  return leadTo(stamped, digest, operations);
}

/** The proof of a checkpoint's text, `checkpoint.txt.ots`. */
export function proofOfCheckpoint(note: string, stamped: DetachedProof): DetachedProof {
  const { root } = readCheckpoint(note);
  return leadTo(stamped, sha256(utf8(stampedText(note))), [prepend(root), hash]);
}
