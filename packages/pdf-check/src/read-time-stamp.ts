import { equal, ProofError, sha256 } from "@colophon/proof";
import { expectTag, readDer, readObjectId, readSequence, readTime, TAG } from "./der.ts";
import { OBJECT_ID } from "./object-id.ts";

/**
 * The time that an RFC 3161 token states for a signature, in Unix seconds. The token must be about this very
 * signature; who made it is not judged, so its time is shown, and proves nothing that the record's anchor does not.
 */
export function readTimeStamp(token: Uint8Array, signature: Uint8Array): number {
  try {
    const [kind, wrapped] = readSequence(readDer(token));
    const [, , content] = readSequence(readDer(expectTag(wrapped, TAG.context(0)).content));
    const [contentKind, holder] = readSequence(content);
    if (readObjectId(kind) !== OBJECT_ID.signedData || readObjectId(contentKind) !== OBJECT_ID.timeStampInfo)
      throw new ProofError("bad_pdf_time_stamp");
    const info = expectTag(readDer(expectTag(holder, TAG.context(0)).content), TAG.octetString);
    const [, , imprint, , time] = readSequence(readDer(info.content));
    const [algorithm, hash] = readSequence(imprint);
    const isAboutIt = equal(expectTag(hash, TAG.octetString).content, sha256(signature));
    if (readObjectId(readSequence(algorithm)[0]) !== OBJECT_ID.sha256 || !isAboutIt)
      throw new ProofError("bad_pdf_time_stamp", "it is about something else");
    return readTime(time);
  } catch (error) {
    throw error instanceof ProofError ? new ProofError("bad_pdf_time_stamp", error.message) : error;
  }
}
