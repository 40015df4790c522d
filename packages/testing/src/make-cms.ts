import { randomBytes, sign } from "node:crypto";
import {
  context,
  encode,
  integer,
  octetString,
  OID,
  oid,
  readDer,
  sequence,
  setOf,
  TAG,
} from "@colophon/der";
import { sha256, utf8 } from "@colophon/proof";
import { type Place, replaceAt } from "./change-der.ts";
import type { TestSigner } from "./make-signer.ts";

export interface CmsOptions {
  signer: TestSigner;
  /** Further certificates that it brings along; default: all above the signer's. */
  chain?: TestSigner[];
  /** The certificate that the signature names as its own. */
  named?: TestSigner;
  digest?: Uint8Array;
  /** Unix seconds; the token is about another signature when `isStampForeign`. */
  timeStampedAt?: number;
  /** A token about the signature. */
  timeStamp?: (signature: Uint8Array) => Uint8Array;
  isStampForeign?: boolean;
  /** Replaces SHA-256's AlgorithmIdentifier throughout. */
  digestAlgorithm?: Uint8Array;
  /** Further attributes, DER. */
  signedAttributes?: Uint8Array[];
  unsignedAttributes?: Uint8Array[];
  /** Leaves out the reference to the signer's certificate. */
  isPlain?: boolean;
}

/** Where the signer's part is in the structure. */
export const SIGNER_INFO: Place = [1, 0, 4, 0];

/** A detached CAdES signature (RFC 5652, RFC 5035) over bytes. */
export function makeCms(signed: Uint8Array, options: CmsOptions): Uint8Array {
  const { signer, chain = signer.above, named = signer } = options;
  const { digestAlgorithm = sequence(oid(OID.sha256)), timeStampedAt } = options;
  const { signedAttributes = [], unsignedAttributes = [] } = options;
  const attributes = setOf(
    attribute(OID.contentType, oid(OID.data)),
    attribute(OID.messageDigest, octetString(options.digest ?? sha256(signed))),
    ...(options.isPlain === true ? [] : [attribute(OID.signingCertificateV2, referenceTo(named))]),
    ...signedAttributes,
  );
  const signature = new Uint8Array(sign("sha256", attributes, signer.privateKey));
  const stamped = options.isStampForeign === true ? new Uint8Array(randomBytes(32)) : signature;
  const unsigned = [
    ...unsignedAttributes,
    ...(timeStampedAt === undefined ? [] : [timeStampAttribute(stamped, timeStampedAt)]),
    ...(options.timeStamp ? [attribute(OID.timeStampToken, options.timeStamp(signature))] : []),
  ];
  const signerInfo = sequence(
    integer(1),
    sequence(signer.issuerName, integer(signer.serial)),
    digestAlgorithm,
    Uint8Array.of(TAG.context(0), ...attributes.subarray(1)),
    sequence(oid(OID.ecdsaWithSha256)),
    octetString(signature),
    ...(unsigned.length > 0 ? [context(1, ...unsigned)] : []),
  );
  const signedData = sequence(
    integer(1),
    setOf(digestAlgorithm),
    sequence(oid(OID.data)),
    context(0, ...[signer, ...chain].map(({ certificate }) => certificate)),
    setOf(signerInfo),
  );
  return sequence(oid(OID.signedData), context(0, signedData));
}

/** The same with a token about its signature, put in afterwards, as a stranger can. */
export function withTimeStamp(cms: Uint8Array, at: number): Uint8Array {
  return replaceAt(readDer(cms), SIGNER_INFO, ({ tag, content, children }) => {
    const token = timeStampAttribute(children[5]?.content ?? new Uint8Array(), at);
    return [encode(tag, content, context(1, token))];
  });
}

export function attribute(type: string, value: Uint8Array): Uint8Array {
  return sequence(oid(type), setOf(value));
}

function referenceTo({ certificate, issuerName, serial }: TestSigner): Uint8Array {
  const issuerSerial = sequence(sequence(context(4, issuerName)), integer(serial));
  return sequence(sequence(sequence(octetString(sha256(certificate)), issuerSerial)));
}

/** A token for the bytes (RFC 3161, 2.4.2) as anyone can make it, here without a signer. `at`: Unix seconds. */
function timeStampAttribute(bytes: Uint8Array, at: number): Uint8Array {
  const digits = new Date(at * 1000).toISOString().slice(0, 19).replaceAll(/[-T:]/g, "");
  const info = sequence(
    integer(1),
    oid("1.2.3.4"),
    sequence(sequence(oid(OID.sha256)), octetString(sha256(bytes))),
    integer(7),
    encode(TAG.generalizedTime, utf8(`${digits}Z`)),
  );
  const content = sequence(oid(OID.tstInfo), context(0, octetString(info)));
  const signedData = sequence(integer(3), setOf(), content, setOf());
  return attribute(OID.timeStampToken, sequence(oid(OID.signedData), context(0, signedData)));
}
