import { createHash, randomBytes } from "node:crypto";
import { parseToken, Refusal, timeStampRequest, tokenOfResponse } from "@colophon/clocks";
import { DerError } from "@colophon/der";
import { equal } from "@colophon/proof";
import { postElsewhere } from "../../base/http/ask-elsewhere.ts";

const maxReplyBytes = 64 * 1024;

/**
 * An authority's token for the bytes (RFC 3161), which answers this very request. Judging its signature and its certificates is
 * left to others.
 */
export async function requestToken(
  url: string,
  about: Uint8Array,
  limits: { timeoutMs: number; signal?: AbortSignal },
): Promise<Uint8Array> {
  const digest = createHash("sha256").update(about).digest();
  const nonce = BigInt(`0x01${randomBytes(8).toString("hex")}`);
  const reply = await postElsewhere(url, {
    headers: { "content-type": "application/timestamp-query" },
    body: timeStampRequest(digest, nonce),
    maxReplyBytes,
    ...limits,
  });
  try {
    const token = tokenOfResponse(reply);
    const { imprint, nonce: given } = parseToken(token);
    if (imprint.hash !== "SHA-256" || !equal(imprint.digest, digest))
      throw new Refusal("of_other_checkpoint", "it is about something else");
    if (given !== nonce) throw new Refusal("of_other_checkpoint", "it is about another request");
    return token;
  } catch (cause) {
    if (!(cause instanceof DerError || cause instanceof Refusal)) throw cause;
    throw new Error(`the time-stamping authority's answer cannot be used: ${cause.message}`, { cause });
  }
}
