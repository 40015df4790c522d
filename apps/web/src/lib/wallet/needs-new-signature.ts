import { ApiError } from "@colophon/api";

/**
 * Whether what was sent is refused as invalid, outdated or wrongly signed (400, 409, 422), so that nothing was said. The wallet
 * then signs the next attempt again: a signature is only valid for an hour, and the same bytes would be refused each time.
 */
export const needsNewSignature = (error: unknown): boolean =>
  error instanceof ApiError && [400, 409, 422].includes(error.status);
