import { randomBytes, sign } from "node:crypto";
import { sha256 } from "@colophon/proof";
import { OBJECT_ID } from "../src/object-id.ts";
import { context, generalizedTime, integer, objectId, octets, sequence, set } from "./der-writer.ts";
import type { TestSigner } from "./make-signer.ts";

export interface CmsOptions {
  signer: TestSigner;
  /** Further certificates that it brings along. */
  chain?: TestSigner[];
  /** The certificate that the signature names as its own. */
  named?: TestSigner;
  digest?: Uint8Array;
  /** Unix seconds; the token is about another signature when `isStampForeign`. */
  timeStampedAt?: number;
  isStampForeign?: boolean;
  /** Replaces the object id of SHA-256 throughout. */
  digestAlgorithm?: string;
  /** Unsigned attributes, DER. */
  unsigned?: Uint8Array[];
  /** Leaves out the reference to the signer's certificate. */
  isPlain?: boolean;
}

/** A detached CAdES signature (RFC 5652, RFC 5035) over bytes. */
export function makeCms(signed: Uint8Array, options: CmsOptions): Uint8Array {
  const { signer, chain = [], named = signer, digestAlgorithm = OBJECT_ID.sha256 } = options;
  const digest = sequence(objectId(digestAlgorithm));
  const reference = sequence(sequence(sequence(octets(sha256(named.certificate)))));
  const attributes = [
    attribute(OBJECT_ID.contentType, objectId(OBJECT_ID.data)),
    attribute(OBJECT_ID.messageDigest, octets(options.digest ?? sha256(signed))),
    ...(options.isPlain === true ? [] : [attribute(OBJECT_ID.signingCertificateV2, reference)]),
  ];
  const signature = new Uint8Array(sign("sha256", set(...attributes), signer.privateKey));
  const unsigned = [...(options.unsigned ?? []), ...timeStampAttributes(signature, options)];
  const signerInfo = sequence(
    integer(1),
    sequence(signer.issuerName, integer(signer.serial)),
    digest,
    context(0, ...attributes),
    sequence(objectId(OBJECT_ID.ecdsaWithSha256)),
    octets(signature),
    ...(unsigned.length > 0 ? [context(1, ...unsigned)] : []),
  );
  const certificates = [signer, ...chain].map(({ certificate }) => certificate);
  const signedData = sequence(
    integer(1),
    set(digest),
    sequence(objectId(OBJECT_ID.data)),
    context(0, ...certificates),
    set(signerInfo),
  );
  return sequence(objectId(OBJECT_ID.signedData), context(0, signedData));
}

export function attribute(kind: string, value: Uint8Array): Uint8Array {
  return sequence(objectId(kind), set(value));
}

/** A token as an authority makes it (RFC 3161, 2.4.2), without its signers, which nobody asks for here. */
function timeStampAttributes(
  signature: Uint8Array,
  { timeStampedAt, isStampForeign }: CmsOptions,
): Uint8Array[] {
  if (timeStampedAt === undefined) return [];
  const hash = isStampForeign === true ? new Uint8Array(randomBytes(32)) : sha256(signature);
  const info = sequence(
    integer(1),
    objectId("2a0304"),
    sequence(sequence(objectId(OBJECT_ID.sha256)), octets(hash)),
    integer(7),
    generalizedTime(timeStampedAt),
  );
  const content = sequence(objectId(OBJECT_ID.timeStampInfo), context(0, octets(info)));
  const signedData = sequence(integer(3), set(), content, set());
  return [
    attribute(OBJECT_ID.timeStampToken, sequence(objectId(OBJECT_ID.signedData), context(0, signedData))),
  ];
}
