import {
  type DerElement,
  expectTag,
  OID,
  readDer,
  readExplicit,
  readInteger,
  readObjectIdentifier,
  readOctetString,
  readSequence,
  TAG,
} from "@colophon/der";
import { equal, ProofError, sha256 } from "@colophon/proof";
import { expectAlgorithm } from "./x509-certificate.ts";

/**
 * Expects an RFC 3161 token to be about the given bytes, by their SHA-256, and to repeat the nonce, if one was sent. Otherwise it is
 * refused (`bad_pdf_time_stamp`, or a DerError). Its signer is not checked, so it proves nothing: anyone can make one with any time.
 */
export function expectTimeStampOf(token: Uint8Array, bytes: Uint8Array, nonce?: bigint): void {
  const [contentType, content] = readSequence(readDer(token), 2);
  const [, , encapContentInfo] = readSequence(readExplicit(content, 0));
  const [eContentType, eContent] = readSequence(encapContentInfo, 2);
  const types = [contentType, eContentType].map(readObjectIdentifier);
  if (types[0] !== OID.signedData || types[1] !== OID.tstInfo) throw refuse("it isn’t a time-stamp");
  const tstInfo = readDer(readOctetString(readExplicit(eContent, 0)));
  const [version, policy, messageImprint, serialNumber, genTime, ...optional] = readSequence(tstInfo);
  readObjectIdentifier(policy);
  readInteger(serialNumber);
  expectTag(genTime, TAG.generalizedTime);
  if (readInteger(version) !== 1n || !isImprintOf(messageImprint, bytes))
    throw refuse("it is about something else");
  const repeated = optional.find(({ tag }) => tag === TAG.integer);
  if (nonce !== undefined && (!repeated || readInteger(repeated) !== nonce))
    throw refuse("it is about another request");
}

function isImprintOf(messageImprint: DerElement | undefined, bytes: Uint8Array): boolean {
  const [hashAlgorithm, hashedMessage] = readSequence(messageImprint, 2);
  expectAlgorithm(hashAlgorithm, OID.sha256);
  return equal(readOctetString(hashedMessage), sha256(bytes));
}

function refuse(why: string): ProofError {
  return new ProofError("bad_pdf_time_stamp", why);
}
