import { sign } from "node:crypto";
import {
  assembleJwt,
  type EcPublicJwk,
  jwkThumbprint,
  type RecordPayload,
  recordSigningInput,
  toBase64Url,
} from "@colophon/proof";
import type { Keys } from "../keys.ts";

/** The registry as issuer of records (ES256), with its key set as `03` entry and well-known document show it. */
export interface Issuer {
  jwk: EcPublicJwk & { kid: string; alg: "ES256"; use: "sig" };
  /** The exact bytes of the key set. */
  jwks: string;
  /** The issuer-signed JWT of a record's payload, or of a statement's. */
  sign(payload: Omit<RecordPayload, "jti">): string;
}

export function createIssuer({ privateKey, publicKey }: Keys["issuerSigning"]): Issuer {
  const key = {
    kty: "EC",
    crv: "P-256",
    x: toBase64Url(publicKey.subarray(1, 33)),
    y: toBase64Url(publicKey.subarray(33, 65)),
  } as const;
  const kid = jwkThumbprint(key);
  const jwk = { ...key, kid, alg: "ES256", use: "sig" } as const;
  return {
    jwk,
    jwks: JSON.stringify({ keys: [jwk] }),
    sign(payload) {
      const input = recordSigningInput({ payload, kid });
      return assembleJwt(
        input,
        sign("sha256", Buffer.from(input), { key: privateKey, dsaEncoding: "ieee-p1363" }),
      );
    },
  };
}
