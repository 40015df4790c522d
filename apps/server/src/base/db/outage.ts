import { NoServer } from "./find-server.ts";

/**
 * SQLSTATE: the server is away, shutting down, read-only or too busy, or has ended a transaction that took too long or waited
 * for another that waited for it. 25P02 is the code of statements that were sent together with the one that failed.
 */
const states = /^(08...|57P0[1-5]|57014|25006|25P0[234]|40P01|53[234]00|55P03)$/;

const sockets: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  // The answer to what is sent on a connection that has just broken.
  "ERR_STREAM_DESTROYED",
  "ERR_STREAM_WRITE_AFTER_END",
]);

/** The driver's own errors have no code. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether the database is temporarily unreachable: a retry may succeed. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return error instanceof NoServer || states.test(code) || sockets.has(code) || sentences.test(error.message);
}

/** Whether a disk is full: the database's, or one that this process writes to. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^(53100|ENOSPC|EDQUOT)$/.test(codeOf(error)) || isFull(error.cause);
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
