import { utf8 } from "../encoding/bytes.ts";
import type { CheckContext } from "../check/check-context.ts";
import { openDisclosures } from "./disclosure.ts";
import { ProofError } from "../errors.ts";
import { jwkThumbprint, verifyEs256 } from "../crypto/jwk.ts";
import { parseSdJwt, type SdJwt } from "./parse-sd-jwt.ts";
import { javaScript } from "../crypto/primitives.ts";
import type { TrustedIssuerKey } from "../trust.ts";
import type { RecordHeader, RecordPayload } from "./record.ts";

export interface VerifiedRecord {
  header: RecordHeader;
  payload: RecordPayload;
  /** The disclosed claims by name. */
  claims: Record<string, unknown>;
  jwt: string;
}

/** The trusted key, named by its thumbprint, that has signed the record; throws ProofError unless there is one. */
export function verifyRecordSignature(
  record: Pick<SdJwt, "header" | "signingInput" | "signature">,
  keys: readonly TrustedIssuerKey[],
  { primitives, thumbprintOf }: Pick<CheckContext, "primitives" | "thumbprintOf">,
): TrustedIssuerKey {
  const key = keys.find((candidate) => thumbprintOf(candidate) === record.header.kid);
  if (key === undefined) throw new ProofError("unknown_issuer_key", record.header.kid);
  if (!verifyEs256(key, utf8(record.signingInput), record.signature, primitives))
    throw new ProofError("bad_record_signature");
  return key;
}

/** Verification of RFC 9901 section 7.1 for the record's subset of SD-JWT; throws ProofError. */
export function verifyRecord(sdJwt: string, keys: readonly TrustedIssuerKey[]): VerifiedRecord {
  const record = parseSdJwt(sdJwt);
  verifyRecordSignature(record, keys, { primitives: javaScript, thumbprintOf: (key) => jwkThumbprint(key) });
  const { header, payload, jwt, disclosures } = record;
  return { header, payload, claims: openDisclosures(payload, disclosures), jwt };
}
