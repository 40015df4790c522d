import {
  constants,
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from "node:crypto";
import {
  bitString,
  boolean,
  context,
  encode,
  integer,
  octetString,
  OID,
  oid,
  readBitString,
  readDer,
  sequence,
  setOf,
  TAG,
  time,
  utf8String,
} from "@colophon/der";
import { concat, toBase64, utf8 } from "@colophon/proof";
import { extension } from "./make-signer.ts";

// A time-stamping authority in memory: its root, its signers, their tokens and what is said of their revocation.

export type KeyKind = "rsa" | "rsa-pss" | "p256" | "p384";
type HashName = "sha1" | "sha256" | "sha384" | "sha512";

/** A certificate with its private key. */
export interface Keyed {
  certificate: Uint8Array;
  pem: string;
  privateKey: KeyObject;
  kind: KeyKind;
  name: Uint8Array;
  issuer: Uint8Array;
  serial: number;
}

export interface CertificateOptions {
  name: string;
  kind?: KeyKind;
  /** Who signs it; default: itself. */
  issuer?: Keyed;
  isAuthority?: boolean;
  pathLength?: number;
  notBefore?: number;
  notAfter?: number;
  purposes?: string[];
  /** Of the purposes; default true. */
  isCritical?: boolean;
  keyUsage?: number[];
  hash?: HashName;
  /** The address of who answers for its revocation (RFC 5280, 4.2.2.1). */
  responder?: string;
}

export const TIME_STAMPING = "1.3.6.1.5.5.7.3.8";
/** The access method, and a GeneralName that is an address. */
const OCSP = "1.3.6.1.5.5.7.48.1";
const URI = 0x86;
export const OCSP_SIGNING = "1.3.6.1.5.5.7.3.9";

const HASHES: Record<HashName, string> = {
  sha1: "1.3.14.3.2.26",
  sha256: OID.sha256,
  sha384: "2.16.840.1.101.3.4.2.2",
  sha512: "2.16.840.1.101.3.4.2.3",
};
const RSA: Record<HashName, string> = {
  sha1: "1.2.840.113549.1.1.5",
  sha256: "1.2.840.113549.1.1.11",
  sha384: "1.2.840.113549.1.1.12",
  sha512: "1.2.840.113549.1.1.13",
};
const ECDSA: Record<HashName, string> = {
  sha1: "1.2.840.10045.4.1",
  sha256: OID.ecdsaWithSha256,
  sha384: "1.2.840.10045.4.3.3",
  sha512: "1.2.840.10045.4.3.4",
};
const RSA_ENCRYPTION = "1.2.840.113549.1.1.1";
const NULL = encode(TAG.null);

let serials = 1000;

export function makeCertificate(options: CertificateOptions): Keyed {
  const { name: commonName, kind = "rsa", issuer, isAuthority = false, hash = "sha256" } = options;
  const { notBefore = 1_600_000_000, notAfter = 4_000_000_000, purposes, isCritical = true } = options;
  const { privateKey } =
    kind === "rsa" || kind === "rsa-pss"
      ? generateKeyPairSync("rsa", { modulusLength: 2048 })
      : generateKeyPairSync("ec", { namedCurve: kind === "p256" ? "P-256" : "P-384" });
  const serial = serials++;
  const name = sequence(setOf(sequence(oid(OID.commonName), utf8String(commonName))));
  const signer = { privateKey: issuer?.privateKey ?? privateKey, kind: issuer?.kind ?? kind };
  const basicConstraints = sequence(
    ...(isAuthority ? [boolean(true)] : []),
    ...(options.pathLength === undefined ? [] : [integer(options.pathLength)]),
  );
  const extensions = [
    extension(OID.basicConstraints, basicConstraints, true),
    extension(OID.keyUsage, namedBits(options.keyUsage ?? (isAuthority ? [5, 6] : [0])), true),
    ...(purposes
      ? [extension(OID.extendedKeyUsage, sequence(...purposes.map(oid)), isCritical || undefined)]
      : []),
    ...(options.responder === undefined
      ? []
      : [
          extension("1.3.6.1.5.5.7.1.1", sequence(sequence(oid(OCSP), encode(URI, utf8(options.responder))))),
        ]),
  ];
  const algorithm = signatureAlgorithm(signer.kind, hash);
  const tbsCertificate = sequence(
    context(0, integer(2)),
    integer(serial),
    algorithm,
    issuer?.name ?? name,
    sequence(time(new Date(notBefore * 1000)), time(new Date(notAfter * 1000))),
    name,
    new Uint8Array(createPublicKey(privateKey).export({ format: "der", type: "spki" })),
    context(3, sequence(...extensions)),
  );
  const certificate = sequence(tbsCertificate, algorithm, bitString(signWith(signer, hash, tbsCertificate)));
  return {
    certificate,
    pem: toPem(certificate),
    privateKey,
    kind,
    name,
    issuer: issuer?.name ?? name,
    serial,
  };
}

/** A root, the issuer below it, and who signs tokens. */
export function makeAuthority(
  options: Pick<CertificateOptions, "kind" | "notBefore" | "notAfter"> = {},
): Record<"root" | "issuer" | "signer", Keyed> {
  const root = makeCertificate({ ...options, name: "Root", isAuthority: true });
  const issuer = makeCertificate({ ...options, name: "Issuer", issuer: root, isAuthority: true });
  const signer = makeCertificate({ ...options, name: "Clock", issuer, purposes: [TIME_STAMPING] });
  return { root, issuer, signer };
}

function toPem(certificate: Uint8Array): string {
  return `-----BEGIN CERTIFICATE-----\n${toBase64(certificate).replaceAll(/.{1,64}/g, "$&\n")}-----END CERTIFICATE-----\n`;
}

/** A BIT STRING of named bits, all below 8. */
function namedBits(bits: number[]): Uint8Array {
  const last = Math.max(...bits);
  return bitString(Uint8Array.of(bits.reduce((octet, bit) => octet | (0x80 >> bit), 0)), 7 - last);
}

function signatureAlgorithm(kind: KeyKind, hash: HashName): Uint8Array {
  if (kind === "rsa") return sequence(oid(RSA[hash]), NULL);
  if (kind !== "rsa-pss") return sequence(oid(ECDSA[hash]));
  const digest = sequence(oid(HASHES[hash]), NULL);
  const mask = sequence(oid("1.2.840.113549.1.1.8"), digest);
  const parameters = sequence(context(0, digest), context(1, mask), context(2, integer(32)));
  return sequence(oid("1.2.840.113549.1.1.10"), parameters);
}

function signWith(
  { privateKey, kind }: Pick<Keyed, "privateKey" | "kind">,
  hash: HashName,
  bytes: Uint8Array,
): Uint8Array {
  const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
  return new Uint8Array(sign(hash, bytes, kind === "rsa-pss" ? { key: privateKey, ...pss } : privateKey));
}

export interface TokenOptions {
  signer: Keyed;
  /** Certificates above the signer's that it brings along. */
  chain?: Keyed[];
  /** Unix seconds. */
  genTime: number;
  /** DER of a part of the TSTInfo; default: a second. */
  accuracy?: Uint8Array;
  nonce?: bigint;
  imprintHash?: HashName;
  /** The message is its own hash already. */
  isDigest?: boolean;
  hash?: HashName;
  /** How the signer's certificate is signed along. */
  reference?: "v1" | "v2" | "none";
  /** Whose certificate is signed along in the signer's place. */
  named?: Keyed;
  /** Who signs in the signer's place. */
  thief?: Keyed;
}

/** A token of RFC 3161 about a message. */
export function makeToken(message: Uint8Array, options: TokenOptions): Uint8Array {
  const { signer, chain = [], genTime, hash = "sha256", imprintHash = "sha256", nonce } = options;
  const { reference = "v2", named = signer, thief = signer, isDigest = false } = options;
  const imprinted = isDigest ? message : digestOf(imprintHash, message);
  const imprint = sequence(sequence(oid(HASHES[imprintHash])), octetString(imprinted));
  const info = sequence(
    integer(1),
    oid("1.2.3.4.1"),
    imprint,
    integer(BigInt(`0x${randomBytes(8).toString("hex")}`)),
    generalizedTime(genTime),
    options.accuracy ?? sequence(integer(1)),
    ...(nonce === undefined ? [] : [integer(nonce)]),
  );
  const attributes = setOf(
    attribute(OID.contentType, oid(OID.tstInfo)),
    attribute(OID.messageDigest, octetString(digestOf(hash, info))),
    ...(reference === "none" ? [] : [referenceTo(named, reference)]),
  );
  const digestAlgorithm = sequence(oid(HASHES[hash]), NULL);
  // As most authorities write it: the key's own algorithm, and the hash beside it.
  const algorithm =
    signer.kind === "rsa" ? sequence(oid(RSA_ENCRYPTION), NULL) : signatureAlgorithm(signer.kind, hash);
  const signerInfo = sequence(
    integer(1),
    sequence(signer.issuer, integer(signer.serial)),
    digestAlgorithm,
    concat(Uint8Array.of(TAG.context(0)), attributes.subarray(1)),
    algorithm,
    octetString(signWith(thief, hash, attributes)),
  );
  const signedData = sequence(
    integer(3),
    setOf(digestAlgorithm),
    sequence(oid(OID.tstInfo), context(0, octetString(info))),
    context(0, ...[signer, ...chain].map(({ certificate }) => certificate)),
    setOf(signerInfo),
  );
  return sequence(oid(OID.signedData), context(0, signedData));
}

function referenceTo({ certificate }: Keyed, version: "v1" | "v2"): Uint8Array {
  const hash = octetString(digestOf(version === "v1" ? "sha1" : "sha256", certificate));
  const type = version === "v1" ? "1.2.840.113549.1.9.16.2.12" : OID.signingCertificateV2;
  return attribute(type, sequence(sequence(sequence(hash))));
}

function attribute(type: string, value: Uint8Array): Uint8Array {
  return sequence(oid(type), setOf(value));
}

/** Unix seconds, perhaps with a fraction. */
function generalizedTime(at: number): Uint8Array {
  const [date = "", fraction = ""] = new Date(at * 1000).toISOString().slice(0, -1).split(".");
  const digits = fraction.replace(/0+$/, "");
  return encode(
    TAG.generalizedTime,
    utf8(`${date.replaceAll(/[-T:]/g, "")}${digits === "" ? "" : `.${digits}`}Z`),
  );
}

export interface RevocationOptions {
  about: Keyed;
  issuer: Keyed;
  /** Who answers; default: the issuer itself. */
  responder?: Keyed;
  /** Unix seconds. */
  producedAt: number;
  thisUpdate?: number;
  revoked?: { at: number; reason?: number };
  hash?: HashName;
}

/** An answer of OCSP (RFC 6960). */
export function makeRevocation(options: RevocationOptions): Uint8Array {
  const { about, issuer, responder = issuer, producedAt, thisUpdate = producedAt, revoked } = options;
  const { hash = "sha256" } = options;
  const key = createPublicKey(issuer.privateKey).export({ format: "der", type: "spki" });
  const certId = sequence(
    sequence(oid(HASHES.sha1), NULL),
    octetString(digestOf("sha1", issuer.name)),
    octetString(digestOf("sha1", readBitString(readDer(new Uint8Array(key)).children[1]))),
    integer(about.serial),
  );
  const reason =
    revoked?.reason === undefined ? [] : [context(0, encode(TAG.enumerated, Uint8Array.of(revoked.reason)))];
  const status = revoked ? encode(0xa1, generalizedTime(revoked.at), ...reason) : encode(0x80);
  const data = sequence(
    encode(0xa1, responder.name),
    generalizedTime(producedAt),
    sequence(sequence(certId, status, generalizedTime(thisUpdate))),
  );
  const basic = sequence(
    data,
    signatureAlgorithm(responder.kind, hash),
    bitString(signWith(responder, hash, data)),
    context(0, sequence(responder.certificate)),
  );
  return sequence(
    encode(TAG.enumerated, Uint8Array.of(0)),
    context(0, sequence(oid("1.3.6.1.5.5.7.48.1.1"), octetString(basic))),
  );
}

function digestOf(hash: HashName, bytes: Uint8Array): Uint8Array {
  return new Uint8Array(createHash(hash).update(bytes).digest());
}
