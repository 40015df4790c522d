import { fromBase64Url } from "../encoding/base64.ts";
import { fromUtf8 } from "../encoding/bytes.ts";
import { ProofError } from "../errors.ts";
import { isCount } from "../encoding/integer.ts";
import { hasExactlyKeys, isArray, isObject, type JsonObject, parseJson } from "../encoding/json.ts";
import {
  CERTIFICATE_ID,
  isCredentialOfOtherKind,
  LICENCE_ID,
  LICENCE_TYPE,
  RECORD_SALT_LENGTH,
  type RecordHeader,
  type RecordPayload,
} from "./record.ts";
import { HASH_LENGTH } from "../log/merkle.ts";

export interface SignedSdJwt<Payload> {
  /** The issuer-signed JWT: what the log's leaf is made of. */
  jwt: string;
  signingInput: string;
  header: RecordHeader;
  payload: Payload;
  signature: Uint8Array;
  /** In base64url, not yet opened. */
  disclosures: string[];
}

export type SdJwt = SignedSdJwt<RecordPayload>;

/** What the payloads of records and statements have in common. */
export type CommonPayload = Omit<RecordPayload, "jti">;

/** Scheme, host, perhaps a port and a path, in ASCII: nothing that is shown as something else than it is (RFC 3986). */
const ADDRESS = /^https?:\/\/(?:[\w.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?(?:\/[\w.~!$&'()*+,;=:@%/-]*)?$/;

/** Splits `jwt~disclosure~…~` and reads header and payload, strictly; checks neither signature nor disclosures. */
export function parseSdJwt(text: string): SdJwt {
  return readSdJwt(text, (payload) =>
    parsePayload(payload, CERTIFICATE_ID, (vct) => !isCredentialOfOtherKind(vct)),
  );
}

/** The same of a licence (docs/format.md, "Licences"). */
export function parseLicenceSdJwt(text: string): SdJwt {
  return readSdJwt(text, (payload) => parsePayload(payload, LICENCE_ID, (vct) => LICENCE_TYPE.test(vct)));
}

/** `parseSdJwt` for any payload. */
export function readSdJwt<Payload>(
  text: string,
  read: (payload: JsonObject) => Payload,
): SignedSdJwt<Payload> {
  const [jwt = "", ...rest] = text.split("~");
  const keyBinding = rest.pop();
  if (keyBinding === undefined) throw new ProofError("bad_sd_jwt", "no ~ at the end");
  if (keyBinding !== "") throw new ProofError("key_binding_refused");
  const parts = jwt.split(".");
  const [header = "", payload = "", signature = ""] = parts;
  if (parts.length !== 3) throw new ProofError("bad_sd_jwt", "not three parts");
  return {
    jwt,
    signingInput: `${header}.${payload}`,
    header: parseHeader(decodeObject(header)),
    payload: read(decodeObject(payload)),
    signature: fromBase64Url(signature),
    disclosures: rest,
  };
}

/** No other parameter is accepted: none may bring a key along or change what the signature means. */
function parseHeader(header: JsonObject): RecordHeader {
  const { alg, typ, kid } = header;
  const exact = hasExactlyKeys(header, ["alg", "typ", "kid"]);
  if (!exact || alg !== "ES256" || typ !== "dc+sd-jwt" || typeof kid !== "string") {
    throw new ProofError("bad_record_header");
  }
  return { alg, typ, kid };
}

function parsePayload(payload: JsonObject, id: RegExp, isItsType: (vct: string) => boolean): RecordPayload {
  const { _sd_alg, _sd, salt, ...common } = parseCommon(payload, ["jti"]);
  const { jti } = payload;
  if (!isText(jti) || !id.test(jti)) throw new ProofError("bad_record_payload", "jti");
  if (!isItsType(common.vct)) throw new ProofError("bad_record_payload", "vct");
  return { ...common, jti, _sd_alg, _sd, salt };
}

/** No other claim is accepted in clear: an unknown one could carry digests or change what the record means. */
export function parseCommon(payload: JsonObject, own: readonly string[]): CommonPayload {
  const { iss, iat, vct, _sd_alg, _sd, salt } = payload;
  const exact = hasExactlyKeys(payload, ["iss", "iat", "vct", "_sd_alg", "_sd", "salt", ...own]);
  if (!exact || !isAddress(iss) || !isAddress(vct) || !isCount(iat)) {
    throw new ProofError("bad_record_payload");
  }
  if (_sd_alg !== "sha-256" || !isArray(_sd) || !isText(salt)) throw new ProofError("bad_record_payload");
  if (!_sd.every(isText) || fromBase64Url(salt).length !== RECORD_SALT_LENGTH) {
    throw new ProofError("bad_record_payload");
  }
  if (_sd.some((digest) => fromBase64Url(digest).length !== HASH_LENGTH)) {
    throw new ProofError("bad_record_payload", "digest length");
  }
  if (new Set(_sd).size !== _sd.length) throw new ProofError("duplicate_digest");
  // An order of the issuer's choice would say something about fields that are withheld.
  if (_sd.some((digest, i) => digest < (_sd[i - 1] ?? "")))
    throw new ProofError("bad_record_payload", "order of _sd");
  return { iss, iat, vct, _sd_alg, _sd, salt };
}

function decodeObject(encoded: string): JsonObject {
  const value = parseJson(fromUtf8(fromBase64Url(encoded)));
  if (!isObject(value)) throw new ProofError("bad_sd_jwt", "not an object");
  return value;
}

function isAddress(value: unknown): value is string {
  return typeof value === "string" && ADDRESS.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
