import { expectTimeStampOf } from "@colophon/pdf-check";
import { requestToken } from "../../log/clocks/request-token.ts";

/** An authority's time-stamp token for the bytes (RFC 3161); undefined when none is available now. */
export type RequestTimeStamp = (bytes: Uint8Array) => Promise<Uint8Array | undefined>;

const timeoutMs = 5000;

/** Any failure is only a warning: a document without a time-stamp is better than none. */
export function createTimeStamp(url: string, warn: (cause: unknown) => void): RequestTimeStamp {
  return async (bytes) => {
    try {
      const token = await requestToken(url, bytes, { timeoutMs });
      // Whoever checks the document reads tokens more strictly.
      expectTimeStampOf(token, bytes);
      return token;
    } catch (cause) {
      warn(cause);
      return undefined;
    }
  };
}
