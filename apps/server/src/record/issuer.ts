import { sign } from "node:crypto";
import {
  assembleJwt,
  type EcPublicJwk,
  jwkThumbprint,
  type RecordPayload,
  recordSigningInput,
  toBase64Url,
} from "@colophon/proof";
import type { Keys, SigningKey } from "../base/keys/keys.ts";

/** A key of the registry as issuer, as key sets and the well-known document show it. */
export type IssuerJwk = EcPublicJwk & { kid: string; alg: "ES256"; use: "sig" };

/** The registry as issuer of records (ES256), with the key that signs now. */
export interface Issuer {
  readonly jwk: IssuerJwk;
  /** The exact bytes of a key set of this key alone. */
  readonly jwks: string;
  /** The issuer-signed JWT of a record's payload, or of a statement's. */
  sign(payload: Omit<RecordPayload, "jti">): string;
  /** A JWT of another form: `inputOf` gives what is signed, with the key's thumbprint. */
  signInput(inputOf: (kid: string) => string): string;
  /** Signs with this key from now on. */
  use(key: SigningKey): void;
  /** The time of a record or statement that is signed now, in milliseconds. */
  now(): number;
  /** From now on by this clock: the database's, as for heads. This machine's may be off. */
  keepTime(clock: () => number): void;
}

/** What signs a record or a statement, and seals its disclosures. */
export interface SigningContext {
  issuer: Issuer;
  keys: Pick<Keys, "dataEncryption">;
  /** The `iss` of every record in this log: PUBLIC_URL at the log's first start. */
  log: { issuer: string };
}

export function createIssuer(first: SigningKey): Issuer {
  let current = { key: first, jwk: issuerJwk(first) };
  let clock = Date.now;

  function signInput(inputOf: (kid: string) => string): string {
    const input = inputOf(current.jwk.kid);
    const { privateKey: key } = current.key;
    return assembleJwt(input, sign("sha256", Buffer.from(input), { key, dsaEncoding: "ieee-p1363" }));
  }

  return {
    get jwk() {
      return current.jwk;
    },
    get jwks() {
      return formatJwks([current.jwk]);
    },
    sign: (payload) => signInput((kid) => recordSigningInput({ payload, kid })),
    signInput,
    use(key) {
      current = { key, jwk: issuerJwk(key) };
    },
    now: () => clock(),
    keepTime(of) {
      clock = of;
    },
  };
}

export function issuerJwk({ publicKey }: Pick<SigningKey, "publicKey">): IssuerJwk {
  const key = {
    kty: "EC",
    crv: "P-256",
    x: toBase64Url(publicKey.subarray(1, 33)),
    y: toBase64Url(publicKey.subarray(33, 65)),
  } as const;
  return { ...key, kid: jwkThumbprint(key), alg: "ES256", use: "sig" };
}

/** A key set, whose exact bytes its `03` entry hashes. */
export function formatJwks(keys: readonly IssuerJwk[]): string {
  return JSON.stringify({ keys });
}
