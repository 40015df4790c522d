import { createHash, randomBytes } from "node:crypto";
import { postElsewhere } from "../http/post-elsewhere.ts";
import { boolean, integer, octetString, oid, sequence } from "./der.ts";
import { readAll, readAt } from "./read-der.ts";

/** A time-stamping authority's word that these bytes existed (RFC 3161); undefined when it cannot be had just now. */
export type TimeStamp = (bytes: Uint8Array) => Promise<Uint8Array | undefined>;

const patienceMs = 5000;
const maxReplyBytes = 64 * 1024;

/** Documents are signed without a time-stamp rather than not at all: whatever goes wrong is a warning. */
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
  const imprint = sequence(
    sequence(oid("2.16.840.1.101.3.4.2.1")),
    octetString(createHash("sha256").update(bytes).digest()),
  );
  const nonce = integer(Buffer.concat([Uint8Array.of(1), randomBytes(8)]));
  const reply = await postElsewhere(url, {
    headers: { "content-type": "application/timestamp-query" },
    body: sequence(integer(1), imprint, nonce, boolean(true)),
    patienceMs,
    maxReplyBytes,
  });
  return readToken(reply, imprint, nonce);
}

/** RFC 3161 §2.4.2: granted, and a token of our imprint and our nonce. The authority's certificates are for readers to judge. */
function readToken(reply: Uint8Array, imprint: Uint8Array, nonce: Uint8Array): Uint8Array {
  const status = readAt(reply, 0, 0, 0).content;
  if (status.length !== 1 || (status[0] ?? 2) > 1) throw new Error("the time-stamping authority refused");
  const token = readAt(reply, 0, 1).whole;
  // ContentInfo → SignedData → EncapsulatedContentInfo → TSTInfo.
  const information = readAll(readAt(readAt(token, 0, 1, 0, 2, 1, 0).content, 0).content);
  const isOurs =
    Buffer.compare(information[2]?.whole ?? Buffer.alloc(0), imprint) === 0 &&
    information.some(({ whole }) => Buffer.compare(whole, nonce) === 0);
  if (!isOurs) throw new Error("the time-stamp is of something else");
  return token;
}
