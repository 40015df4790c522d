import { assembleJwt, buildRecordPayload, recordSigningInput } from "@colophon/proof";
import { recordType } from "./credential-type.ts";

/** A record, and the parts of it that can't be derived. */
export interface NewRecord {
  /** The issuer-signed JWT. */
  record: string;
  /** The thumbprint of the issuer's key. */
  kid: string;
  salt32: Uint8Array;
  /** In base64url, in any order. */
  digests: readonly string[];
}

/** How a record is stored: as text until migration 011, packed since. */
export interface KeptRecord {
  /** Of a certificate, or of a licence. */
  id: string;
  registeredAt: Date;
  /** Of the log. */
  issuer: string;
  record: string | null;
  packedRecord: Buffer | null;
}

const version = 1;

/**
 * A version, the key's thumbprint (32 bytes), the signature (64), the salt (32) and the digests of the disclosures (32
 * each): the rest of a record is derived from its row and the log. These bytes are random and can't be compressed.
 */
export function packRecord({ record, kid, salt32, digests }: NewRecord): Buffer {
  const bytesOf = (text: string): Buffer => Buffer.from(text, "base64url");
  const signature = bytesOf(record.slice(record.lastIndexOf(".") + 1));
  return Buffer.concat([Uint8Array.of(version), bytesOf(kid), signature, salt32, ...digests.map(bytesOf)]);
}

/** The contents of a packed record or statement. */
export function unpackRecord(packed: Uint8Array) {
  if (packed[0] !== version) throw new Error("a record is kept in an unknown form");
  const textOf = (start: number, end: number) =>
    Buffer.from(packed.subarray(start, end)).toString("base64url");
  const digests: string[] = [];
  for (let at = 129; at < packed.length; at += 32) digests.push(textOf(at, at + 32));
  return {
    kid: textOf(1, 33),
    signature: packed.subarray(33, 97),
    salt32: packed.subarray(97, 129),
    digests,
  };
}

/** The thumbprint of the key that signed a packed record. */
export function kidOf(packed: Uint8Array): string {
  return unpackRecord(packed.subarray(0, 129)).kid;
}

/** The same from a JWT that this registry has signed. */
export function kidOfJwt(jwt: string): string {
  const [header = ""] = jwt.split(".");
  return (JSON.parse(Buffer.from(header, "base64url").toString()) as { kid: string }).kid;
}

/** The salt of a record, 32 bytes, from its JWT. */
export function saltOfRecord(record: string): Uint8Array {
  const [, payload = ""] = record.split(".");
  const { salt } = JSON.parse(Buffer.from(payload, "base64url").toString()) as { salt: string };
  return Buffer.from(salt, "base64url");
}

/** The issuer-signed JWT, byte for byte; `npm run fsck` compares each with its leaf. */
export function readRecord({ id, registeredAt, issuer, record, packedRecord }: KeptRecord): string {
  if (record !== null) return record;
  if (packedRecord === null) throw new Error(`the record of ${id} is missing`);
  const { kid, signature, salt32, digests } = unpackRecord(packedRecord);
  const payload = buildRecordPayload({
    issuer,
    issuedAt: registeredAt.getTime() / 1000,
    vct: recordType(issuer, id),
    certificateId: id,
    salt32,
    digests,
  });
  return assembleJwt(recordSigningInput({ payload, kid }), signature);
}
