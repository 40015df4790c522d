import type { LoggedRecord } from "../bundle.ts";
import type { CheckContext } from "./check-context.ts";
import type { Outcome } from "./check.ts";
import { openDisclosures } from "../record/disclosure.ts";
import { ProofError } from "../errors.ts";
import type { SdJwt } from "../record/parse-sd-jwt.ts";
import type { RecordForm } from "./record-form.ts";
import { issuerKeysOf } from "../trust.ts";
import { verifyRecordSignature } from "../record/verify-record.ts";
import { readBatchSignature } from "../wallet/batch-signature.ts";
import { verifyWalletSignature } from "../wallet/wallet-signature.ts";

/** Check 1: the bundle is one. */
export function checkBundleForm<Claims>(
  input: string | Uint8Array,
  form: RecordForm<Claims>,
): Outcome<LoggedRecord> {
  const bundle = form.parseFile(input);
  return { proven: bundle, evidence: { format: bundle.format } };
}

/**
 * Check 2: an issuer key that the trust has for the named log has signed the record. The keys in the bundle play no part.
 * A log that is unknown fails check 5.
 */
export function checkRecordSignature<Claims>(
  { sdJwt, log }: LoggedRecord,
  context: CheckContext,
  form: RecordForm<Claims>,
): Outcome<SdJwt> {
  const { trust } = context;
  const record = form.parseSdJwt(sdJwt);
  verifyRecordSignature(record, issuerKeysOf(log, trust), context);
  const { payload, header } = record;
  return { proven: record, evidence: { certificateId: payload.jti, issuer: payload.iss, key: header.kid } };
}

/** Check 3: every shown field is a disclosure that the record refers to, exactly once; a wallet's signature is right. */
export function checkDisclosures<Claims>(
  { payload, disclosures }: SdJwt,
  { primitives: { sha256 } }: CheckContext,
  form: RecordForm<Claims>,
): Outcome<Claims> {
  const claims = openDisclosures(payload, disclosures, sha256);
  const { _sd: digests } = payload;
  const withheld = digests.length - disclosures.length;
  const walletSignature = verifyWalletSignature(claims);
  if (walletSignature === "invalid") throw new ProofError("bad_wallet_signature");
  const ofBatch = readBatchSignature(claims["walletBatchSignature"]);
  return {
    proven: form.readClaims(claims),
    evidence: {
      shown: String(disclosures.length),
      withheld: String(withheld),
      ...(walletSignature !== "absent" && { walletSignature }),
      ...(walletSignature === "valid" && ofBatch && { worksSigned: String(ofBatch.works) }),
    },
  };
}
