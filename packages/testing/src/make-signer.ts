import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import {
  bitString,
  boolean,
  context,
  integer,
  octetString,
  OID,
  oid,
  sequence,
  setOf,
  time,
  utf8String,
} from "@colophon/der";
import { toBase64 } from "@colophon/proof";

/** A certificate with its private key. */
export interface TestSigner {
  certificate: Uint8Array;
  pem: string;
  privateKey: KeyObject;
  issuerName: Uint8Array;
  serial: number;
  subjectName: Uint8Array;
  /** Its issuer, the issuer's issuer, up to the root. */
  above: TestSigner[];
}

export interface SignerOptions {
  name?: string;
  /** Who signs the certificate; default: itself. */
  issuer?: TestSigner;
  /** Who has the same key; default: nobody. */
  keyOf?: TestSigner;
  isAuthority?: boolean;
  pathLength?: number;
  notBefore?: number;
  notAfter?: number;
  /** Object ids. */
  purposes?: string[];
  /** The one bit that is set. */
  keyUsage?: number;
  /** In the place of what is right; DER. */
  signatureAlgorithm?: Uint8Array;
  validity?: Uint8Array;
  /** DER, see `extension`. */
  furtherExtensions?: Uint8Array[];
}

const DIGITAL_SIGNATURE = 0;
const KEY_CERT_SIGN = 5;

let serials = 1;

export function makeSigner({
  name = "Registry",
  issuer,
  keyOf,
  isAuthority = false,
  pathLength,
  notBefore = 1_700_000_000,
  notAfter = 4_000_000_000,
  purposes,
  keyUsage,
  signatureAlgorithm,
  validity,
  furtherExtensions = [],
}: SignerOptions = {}): TestSigner {
  const { privateKey } = keyOf ?? generateKeyPairSync("ec", { namedCurve: "P-256" });
  const publicKey = createPublicKey(privateKey);
  const serial = serials++;
  const subjectName = sequence(setOf(sequence(oid(OID.commonName), utf8String(name))));
  const issuerName = issuer?.subjectName ?? subjectName;
  const algorithm = signatureAlgorithm ?? sequence(oid(OID.ecdsaWithSha256));
  const basicConstraints = sequence(
    ...(isAuthority ? [boolean(true)] : []),
    ...(pathLength === undefined ? [] : [integer(pathLength)]),
  );
  const extensions = [
    extension(OID.basicConstraints, basicConstraints, true),
    extension(OID.keyUsage, namedBit(keyUsage ?? (isAuthority ? KEY_CERT_SIGN : DIGITAL_SIGNATURE)), true),
    ...(purposes ? [extension(OID.extendedKeyUsage, sequence(...purposes.map(oid)))] : []),
    ...furtherExtensions,
  ];
  const tbsCertificate = sequence(
    context(0, integer(2)),
    integer(serial),
    algorithm,
    issuerName,
    validity ?? sequence(time(new Date(notBefore * 1000)), time(new Date(notAfter * 1000))),
    subjectName,
    new Uint8Array(publicKey.export({ format: "der", type: "spki" })),
    context(3, sequence(...extensions)),
  );
  const signature = new Uint8Array(sign("sha256", tbsCertificate, issuer?.privateKey ?? privateKey));
  const certificate = sequence(tbsCertificate, algorithm, bitString(signature));
  const pem = `-----BEGIN CERTIFICATE-----\n${toBase64(certificate).replaceAll(/.{1,64}/g, "$&\n")}-----END CERTIFICATE-----\n`;
  const above = issuer ? [issuer, ...issuer.above] : [];
  return { certificate, pem, privateKey, issuerName, serial, subjectName, above };
}

/** `critical` as it is written: absent, TRUE, or the default, which DER leaves out. */
export function extension(extnID: string, value: Uint8Array, critical?: boolean): Uint8Array {
  return sequence(oid(extnID), ...(critical === undefined ? [] : [boolean(critical)]), octetString(value));
}

/** A BIT STRING of one named bit among the first eight. */
export function namedBit(bit: number): Uint8Array {
  return bitString(Uint8Array.of(0x80 >> bit), 7 - bit);
}

/** A root, and the signer that it vouches for. */
export function makeChain(options: SignerOptions = {}): { root: TestSigner; signer: TestSigner } {
  const root = makeSigner({ name: "Registry root", isAuthority: true });
  const purposes = [OID.emailProtection, OID.documentSigning];
  return { root, signer: makeSigner({ name: "Registry signer", issuer: root, purposes, ...options }) };
}
