import { createHash } from "node:crypto";

/** The code of a letter's stop link. It stands in URLs, and so in logs: it is made from the answering code, which it doesn't reveal. */
export const stopCodeOf = (token: string): string =>
  createHash("sha256").update(`stop:${token}`).digest("base64url");
