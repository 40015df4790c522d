import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { toBase64 } from "@colophon/proof";
import { OBJECT_ID } from "../src/object-id.ts";
import {
  bits,
  context,
  der,
  flag,
  generalizedTime,
  integer,
  objectId,
  octets,
  sequence,
  set,
  text,
} from "./der-writer.ts";

/** A certificate with its private key. */
export interface TestSigner {
  certificate: Uint8Array;
  pem: string;
  privateKey: KeyObject;
  issuerName: Uint8Array;
  serial: number;
  subjectName: Uint8Array;
}

export interface SignerOptions {
  name?: string;
  /** Who signs the certificate; default: itself. */
  issuer?: TestSigner;
  isAuthority?: boolean;
  pathLength?: number;
  notBefore?: number;
  notAfter?: number;
  /** Object ids. */
  purposes?: string[];
  keyUsage?: number;
  /** Object id of a further extension, critical. */
  criticalExtension?: string;
}

let serials = 1;

export function makeSigner({
  name = "Registry",
  issuer,
  isAuthority = false,
  pathLength,
  notBefore = 1_700_000_000,
  notAfter = 4_000_000_000,
  purposes,
  keyUsage,
  criticalExtension,
}: SignerOptions = {}): TestSigner {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const serial = serials++;
  const subjectName = sequence(set(sequence(objectId(OBJECT_ID.commonName), text(name))));
  const issuerName = issuer?.subjectName ?? subjectName;
  const algorithm = sequence(objectId(OBJECT_ID.ecdsaWithSha256));
  const extensions = [
    sequence(
      objectId(OBJECT_ID.basicConstraints),
      flag(true),
      octets(
        sequence(
          ...(isAuthority ? [flag(true)] : []),
          ...(pathLength === undefined ? [] : [integer(pathLength)]),
        ),
      ),
    ),
    sequence(
      objectId(OBJECT_ID.keyUsage),
      flag(true),
      octets(der(3, Uint8Array.of(0, keyUsage ?? (isAuthority ? 0x04 : 0x80)))),
    ),
    ...(purposes
      ? [sequence(objectId(OBJECT_ID.extendedKeyUsage), octets(sequence(...purposes.map(objectId))))]
      : []),
    ...(criticalExtension === undefined
      ? []
      : [sequence(objectId(criticalExtension), flag(true), octets(sequence()))]),
  ];
  const signedPart = sequence(
    context(0, integer(2)),
    integer(serial),
    algorithm,
    issuerName,
    sequence(generalizedTime(notBefore), generalizedTime(notAfter)),
    subjectName,
    new Uint8Array(publicKey.export({ format: "der", type: "spki" })),
    context(3, sequence(...extensions)),
  );
  const signature = new Uint8Array(sign("sha256", signedPart, issuer?.privateKey ?? privateKey));
  const certificate = sequence(signedPart, algorithm, bits(signature));
  const pem = `-----BEGIN CERTIFICATE-----\n${toBase64(certificate).replaceAll(/.{1,64}/g, "$&\n")}-----END CERTIFICATE-----\n`;
  return { certificate, pem, privateKey, issuerName, serial, subjectName };
}

/** A root, and the signer that it vouches for. */
export function makeChain(options: SignerOptions = {}): { root: TestSigner; signer: TestSigner } {
  const root = makeSigner({ name: "Registry root", isAuthority: true });
  const purposes = [OBJECT_ID.emailProtection, OBJECT_ID.documentSigning];
  return { root, signer: makeSigner({ name: "Registry signer", issuer: root, purposes, ...options }) };
}
