import { createHash, randomBytes } from "node:crypto";
import {
  boolean,
  DerError,
  expectTag,
  integer,
  octetString,
  OID,
  oid,
  readDer,
  readInteger,
  readSequence,
  sequence,
  TAG,
} from "@colophon/der";
import { expectTimeStampOf } from "@colophon/pdf-check";
import { ProofError } from "@colophon/proof";
import { postElsewhere } from "../../base/http/post-elsewhere.ts";

/** An authority's time-stamp token for the bytes (RFC 3161); undefined when none is available now. */
export type TimeStamp = (bytes: Uint8Array) => Promise<Uint8Array | undefined>;

const timeoutMs = 5000;
const maxReplyBytes = 64 * 1024;

/** Any failure is only a warning: a document without a time-stamp is better than none. */
export function createTimeStamp(url: string, warn: (cause: unknown) => void): TimeStamp {
  return async (bytes) => {
    try {
      return await requestToken(url, bytes);
    } catch (cause) {
      warn(cause);
      return undefined;
    }
  };
}

async function requestToken(url: string, bytes: Uint8Array): Promise<Uint8Array> {
  const hashedMessage = createHash("sha256").update(bytes).digest();
  const messageImprint = sequence(sequence(oid(OID.sha256)), octetString(hashedMessage));
  const nonce = BigInt(`0x01${randomBytes(8).toString("hex")}`);
  const reply = await postElsewhere(url, {
    headers: { "content-type": "application/timestamp-query" },
    body: sequence(integer(1), messageImprint, integer(nonce), boolean(true)),
    timeoutMs,
    maxReplyBytes,
  });
  try {
    const token = readToken(reply);
    expectTimeStampOf(token, bytes, nonce);
    return token;
  } catch (cause) {
    if (!(cause instanceof DerError || cause instanceof ProofError)) throw cause;
    throw new Error(`the time-stamping authority's answer cannot be used: ${cause.message}`, { cause });
  }
}

/** RFC 3161 §2.4.2: the token, if it was granted. Judging the authority's certificates is left to readers. */
function readToken(reply: Uint8Array): Uint8Array {
  const response = readDer(reply);
  const [pkiStatusInfo] = readSequence(response);
  const status = readInteger(readSequence(pkiStatusInfo)[0]);
  // 0: granted, 1: granted with modifications.
  if (status !== 0n && status !== 1n)
    throw new Error(`the time-stamping authority refused: status ${status}`);
  const [, timeStampToken] = readSequence(response, 2);
  return expectTag(timeStampToken, TAG.sequence).bytes;
}
