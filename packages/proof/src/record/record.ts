import { toBase64Url } from "../encoding/base64.ts";
import { utf8 } from "../encoding/bytes.ts";
import { assertCount } from "../encoding/integer.ts";

// The record: an SD-JWT VC (RFC 9901, `dc+sd-jwt`) whose disclosures are all top-level properties.

/** Bytes of the salt that the keys are made of by which statements are found (`statementKey`): one length for good. */
export const RECORD_SALT_LENGTH = 32;

/** `RSF-` and nine characters without I, L, O and U, which people misread (Crockford's base 32). The same as the API's `certificateIdPattern`. */
export const CERTIFICATE_ID = /^RSF-[0-9A-HJKMNP-TV-Z]{9}$/;

/** The same of a licence: `LIC-`. */
export const LICENCE_ID = /^LIC-[0-9A-HJKMNP-TV-Z]{9}$/;

/** What is signed by an issuer, by how its `vct` ends; older records may have any other `vct`. */
const OTHER_KINDS = /\/credentials\/(?:evidence|licence|statement)\/v1$/;

/** How the `vct` of a licence ends. */
export const LICENCE_TYPE = /\/credentials\/licence\/v1$/;

/** Whether a credential type is one of those that have no certificate id. */
export function isCredentialOfOtherKind(vct: string): boolean {
  return OTHER_KINDS.test(vct);
}

export interface RecordHeader {
  alg: "ES256";
  typ: "dc+sd-jwt";
  /** RFC 7638 thumbprint of the issuer's key. */
  kid: string;
}

/** What is always visible: nothing in it says anything about the work or the registrant. */
export interface RecordPayload {
  /** A web address, as `vct` is. */
  iss: string;
  /** Unix seconds. */
  iat: number;
  vct: string;
  /** The certificate id, a `CERTIFICATE_ID`; of a licence its number, a `LICENCE_ID`. */
  jti: string;
  _sd_alg: "sha-256";
  /** Digests of all disclosures, sorted. */
  _sd: string[];
  /** 32 random bytes, base64url: the same work registered twice has two leaves. */
  salt: string;
}

export interface RecordContent {
  issuer: string;
  /** Unix seconds. */
  issuedAt: number;
  vct: string;
  certificateId: string;
  /** 32 fresh random bytes. */
  salt32: Uint8Array;
  /** `disclosureDigest` of each disclosure. */
  digests: string[];
}

/**
 * What the issuer signs of a registration (RFC 9901 section 4, docs/format.md): the digests sorted, so that their order says
 * nothing about the disclosures. A negative or broken time or a salt of another length is a RangeError, a digest given twice
 * a TypeError.
 */
export function buildRecordPayload(content: RecordContent): RecordPayload {
  const { issuer, issuedAt, vct, certificateId, salt32, digests } = content;
  assertCount(issuedAt, "issuedAt");
  if (salt32.length !== RECORD_SALT_LENGTH) throw new RangeError("a record's salt has 32 bytes");
  if (new Set(digests).size !== digests.length) throw new TypeError("a disclosure is given twice");
  return {
    iss: issuer,
    iat: issuedAt,
    vct,
    jti: certificateId,
    _sd_alg: "sha-256",
    _sd: digests.toSorted(),
    salt: toBase64Url(salt32),
  };
}

/**
 * The ASCII text of a record or statement that the issuer's key signs with ES256: header and payload, base64url, with a dot
 * between (RFC 7515 section 5.1).
 */
export function recordSigningInput({
  payload,
  kid,
}: {
  payload: Omit<RecordPayload, "jti">;
  kid: string;
}): string {
  const header: RecordHeader = { alg: "ES256", typ: "dc+sd-jwt", kid };
  return `${encodeJson(header)}.${encodeJson(payload)}`;
}

/** The compact JWS of a signing input. `signature` is r and s, 64 bytes (IEEE P1363); another length is a RangeError. */
export function assembleJwt(signingInput: string, signature: Uint8Array): string {
  if (signature.length !== 64) throw new RangeError("an ES256 signature has 64 bytes");
  return `${signingInput}.${toBase64Url(signature)}`;
}

/** The issuer-signed JWT with the disclosures to show, any subset of them, in any order (RFC 9901 section 4; no key binding). */
export function formatSdJwt(jwt: string, disclosures: readonly string[]): string {
  return [jwt, ...disclosures, ""].join("~");
}

function encodeJson(value: object): string {
  return toBase64Url(utf8(JSON.stringify(value)));
}
