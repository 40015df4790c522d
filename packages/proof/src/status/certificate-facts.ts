import { certificateForm, type RecordForm } from "../check/record-form.ts";
import { javaScript } from "../crypto/primitives.ts";
import { fromBase64Url, toBase64Url } from "../encoding/base64.ts";
import type { Checkpoint, LogKey } from "../log/checkpoint.ts";
import type { Verification } from "../verify.ts";

/** The checks that a certificate must have passed before anything said about it can be judged. */
const NEEDED = ["bundle", "record_signature", "disclosures", "inclusion", "checkpoint", "issuer_keys"];

/** What is proven of the certificate that a status is about. */
export interface CertificateFacts {
  /** SHA-256 of its record's JWT, base64url. */
  about: string;
  /** The record's, 32 bytes. */
  salt: Uint8Array;
  /** The record's place in its log, and the bundle's checkpoint. */
  index: number;
  checkpoint: Checkpoint;
  log: LogKey;
  /** Of the record's wallet, when the bundle shows one. */
  walletAddress?: string;
}

/** What a status needs of a bundle; undefined unless `verification`, of this very bundle, says that checks 1 to 6 have passed. */
export function certificateFacts(
  bundle: string | Uint8Array,
  verification: Verification,
): CertificateFacts | undefined {
  const walletAddress = verification.record?.claims.walletAddress;
  const facts = factsOfForm(bundle, certificateForm, verification);
  return facts && { ...facts, ...(walletAddress !== undefined && { walletAddress }) };
}

/** The same for any form of record, without a wallet. */
export function factsOfForm<Claims>(
  bundle: string | Uint8Array,
  form: RecordForm<Claims>,
  { checks, record, index, checkpoint }: Verification<Claims>,
): Omit<CertificateFacts, "walletAddress"> | undefined {
  const isProven = checks.every(({ id, state }) => state === "passed" || !NEEDED.includes(id));
  if (!isProven || record === undefined || index === undefined || checkpoint === undefined) return undefined;
  const { sdJwt, log } = form.parseFile(bundle);
  const [jwt = ""] = sdJwt.split("~", 1);
  return {
    about: toBase64Url(javaScript.sha256(jwt)),
    salt: fromBase64Url(record.payload.salt),
    index,
    checkpoint,
    log,
  };
}
