import type { LoggedRecord } from "../bundle.ts";
import { toHex } from "../encoding/bytes.ts";
import type { CheckContext } from "./check-context.ts";
import type { Outcome } from "./check.ts";
import { type Checkpoint, readCheckpoint, verifyCheckpoint } from "../log/checkpoint.ts";
import { certificateEntry, keySetEntry } from "../log/entry.ts";
import { ProofError } from "../errors.ts";
import { jwkThumbprint, parseJwks } from "../crypto/jwk.ts";
import { leafHash, verifyInclusion } from "../log/merkle.ts";
import { parseTlogProof } from "../log/tlog-proof.ts";
import { assertInUse, assertWithin, issuerKeysOf, isSameLog, previousLogOf } from "../trust.ts";

/** Where a log says that a record is: at `index` in the tree of the checkpoint that is in `note`. */
interface Place {
  index: number;
  note: string;
}

/** Check 4: the leaf of this record is at its index in the checkpoint's tree. Nobody has looked at the checkpoint yet. */
export function checkInclusion(
  { sdJwt, tlogProof }: LoggedRecord,
  { primitives: { sha256 } }: CheckContext,
): Outcome<Place> {
  const [jwt = ""] = sdJwt.split("~", 1);
  const { index, proof, checkpoint: note } = parseTlogProof(tlogProof);
  const { size, root } = readCheckpoint(note);
  const leaf = leafHash(certificateEntry(jwt, sha256), sha256);
  verifyInclusion({ index, size, leafHash: leaf, proof, root }, sha256);
  return { proven: { index, note }, evidence: { index: String(index), leafHash: toHex(leaf) } };
}

/**
 * Check 5: a trusted log has signed the checkpoint. The bundle says which log; the trust must contain it. A log that has
 * ended has no head beyond its last one: someone who has its keys can't add to it.
 */
export function checkCheckpoint(
  { tlogProof, log }: LoggedRecord,
  place: Place | undefined,
  { trust, primitives, proven }: CheckContext,
): Outcome<Checkpoint> {
  const previous = previousLogOf(log, trust);
  if (previous === undefined && !isSameLog(log, trust.log)) throw new ProofError("unknown_log", log.origin);
  const note = place?.note ?? parseTlogProof(tlogProof).checkpoint;
  const checkpoint = proven.checkpoints([log.origin, log.vkey, note], () =>
    verifyCheckpoint(note, log, primitives),
  );
  if (previous !== undefined) assertWithin(previous, checkpoint);
  const { origin, size, root } = checkpoint;
  return { proven: checkpoint, evidence: { origin, size: String(size), root: toHex(root) } };
}

/**
 * Check 6: the key set with the record's key (`kid`) is in the log, before the record, and the key was not retired by
 * then. A stolen or secret key cannot make records that the log's readers do not see coming.
 */
export function checkIssuerKeys(
  { issuerKeysProof, issuerJwks, log }: LoggedRecord,
  { kid, index, note, checkpoint }: Place & { kid: string; checkpoint: Checkpoint },
  { trust, thumbprintOf, primitives: { sha256 }, proven }: CheckContext,
): Outcome<number> {
  const keySet = proven.keySets([note, issuerKeysProof, issuerJwks], () => {
    const keys = parseTlogProof(issuerKeysProof);
    if (keys.checkpoint !== note) throw new ProofError("issuer_keys_of_other_checkpoint");
    const { size, root } = checkpoint;
    const leaf = leafHash(keySetEntry(issuerJwks, sha256), sha256);
    verifyInclusion({ index: keys.index, size, leafHash: leaf, proof: keys.proof, root }, sha256);
    return { index: keys.index, kids: parseJwks(issuerJwks).map((key) => jwkThumbprint(key, sha256)) };
  });
  if (keySet.index >= index) throw new ProofError("issuer_keys_after_certificate");
  if (!keySet.kids.includes(kid)) throw new ProofError("issuer_key_not_logged", kid);
  const key = issuerKeysOf(log, trust).find((candidate) => thumbprintOf(candidate) === kid);
  if (key !== undefined) assertInUse(key, index);
  return { proven: keySet.index, evidence: { index: String(keySet.index), key: kid } };
}
