import { randomUUID } from "node:crypto";

/**
 * A UUID of version 7 (RFC 9562, section 5.7): 48 bits of milliseconds, then random ones. Works registered together are
 * adjacent in the indices by id, so that these stay small, and a batch changes few of their pages.
 */
export function newWorkId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
