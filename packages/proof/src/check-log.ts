import type { Bundle } from "./bundle.ts";
import { toBase64, toHex } from "./bytes.ts";
import type { Outcome } from "./check.ts";
import { type Checkpoint, readCheckpoint, verifyCheckpoint } from "./checkpoint.ts";
import { certificateEntry, keySetEntry } from "./entry.ts";
import { ProofError } from "./errors.ts";
import { jwkThumbprint, parseJwks } from "./jwk.ts";
import { leafHash, verifyInclusion } from "./merkle.ts";
import { parseTlogProof } from "./tlog-proof.ts";
import { isSameLog, type PreviousLog, previousLogOf, type Trust } from "./trust.ts";

/** Check 4: the leaf of this record is at `index` in the checkpoint's tree. Gives the index. */
export function checkInclusion({ sdJwt, tlogProof }: Bundle): Outcome<number> {
  const [jwt = ""] = sdJwt.split("~");
  const { index, proof, checkpoint } = parseTlogProof(tlogProof);
  const { size, root } = readCheckpoint(checkpoint);
  const leaf = leafHash(certificateEntry(jwt));
  verifyInclusion({ index, size, leafHash: leaf, proof, root });
  return { proven: index, evidence: { index: String(index), leafHash: toHex(leaf) } };
}

/**
 * Check 5: a trusted log has signed the checkpoint. The bundle says which log; the trust has to hold it. A log that has
 * ended has no head beyond its last one: whoever has its keys adds nothing.
 */
export function checkCheckpoint({ tlogProof, log }: Bundle, trust: Trust): Outcome<Checkpoint> {
  const previous = previousLogOf(log, trust);
  if (previous === undefined && !isSameLog(log, trust.log)) throw new ProofError("unknown_log", log.origin);
  const checkpoint = verifyCheckpoint(parseTlogProof(tlogProof).checkpoint, log);
  if (previous !== undefined) assertWithin(previous, checkpoint);
  const { origin, size, root } = checkpoint;
  return { proven: checkpoint, evidence: { origin, size: String(size), root: toHex(root) } };
}

function assertWithin({ lastSize, lastRoot }: PreviousLog, { size, root }: Checkpoint): void {
  if (size > lastSize) throw new ProofError("log_has_ended", `the log ended at ${lastSize} entries`);
  if (size === lastSize && toBase64(root) !== lastRoot)
    throw new ProofError("log_has_ended", `the log ended at ${lastSize} entries with another root`);
}

/**
 * Check 6: the key set that holds the record's key (`kid`) is in the log, before the record. A stolen or secret key
 * cannot make records that the log's readers do not see coming.
 */
export function checkIssuerKeys(
  bundle: Bundle,
  { kid, index, checkpoint }: { kid: string; index: number; checkpoint: Checkpoint },
): Outcome<number> {
  const keys = parseTlogProof(bundle.issuerKeysProof);
  if (keys.checkpoint !== parseTlogProof(bundle.tlogProof).checkpoint) {
    throw new ProofError("issuer_keys_of_other_checkpoint");
  }
  const { size, root } = checkpoint;
  const leaf = leafHash(keySetEntry(bundle.issuerJwks));
  verifyInclusion({ index: keys.index, size, leafHash: leaf, proof: keys.proof, root });
  if (keys.index >= index) throw new ProofError("issuer_keys_after_certificate");
  if (!parseJwks(bundle.issuerJwks).some((key) => jwkThumbprint(key) === kid)) {
    throw new ProofError("issuer_key_not_logged", kid);
  }
  return { proven: keys.index, evidence: { index: String(keys.index), key: kid } };
}
