import { createReadStream } from "node:fs";
import { STATUS_MAX_BYTES_OF_ALL } from "@colophon/proof";
import { CannotCheckError } from "./errors.ts";

/** Bundles, trust files and answers of a registry are some kilobytes; a stranger's may pretend to be endless. A status may be the largest. */
const MAX_BYTES = STATUS_MAX_BYTES_OF_ALL;

const TIMEOUT_MS = 20_000;

/** A whole small file, or what comes out of a pipe. */
export async function readSmallFile(path: string): Promise<Uint8Array> {
  const bytes = await readBeginning(path, MAX_BYTES + 1);
  if (bytes.length > MAX_BYTES)
    throw new CannotCheckError("too_large", `${path} is too large for what it should be.`);
  return bytes;
}

/** The first bytes of a file, at most `length`. */
export async function readBeginning(path: string, length: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of createReadStream(path, { end: length - 1 }) as AsyncIterable<Uint8Array>)
      chunks.push(chunk);
  } catch (error) {
    throw cannotRead(path, error);
  }
  return Buffer.concat(chunks);
}

export function cannotRead(path: string, error: unknown): CannotCheckError {
  if (error instanceof CannotCheckError) return error;
  const code = errorCode(error);
  const reasons: Record<string, string> = {
    ENOENT: "there is no such file",
    EACCES: "permission denied",
    EISDIR: "it is a folder",
  };
  return new CannotCheckError("unreadable", `${path} cannot be read: ${reasons[code] ?? code}.`);
}

/** What a server answers, whatever its status. `what` names it in the sentence that says it cannot be reached. */
export async function fetchSmall(
  what: string,
  url: URL,
  init: RequestInit = {},
): Promise<{ status: number; bytes: Uint8Array }> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > MAX_BYTES)
        throw new CannotCheckError("too_large", `${what} at ${url.host} answers too much.`);
      chunks.push(chunk);
    }
    return { status: response.status, bytes: Buffer.concat(chunks) };
  } catch (error) {
    if (error instanceof CannotCheckError) throw error;
    // Only the host is named: the path may hold a person's key to a node.
    throw new CannotCheckError(
      "unreachable",
      `${what} cannot be reached at ${url.host} (${errorCode(error)}).`,
    );
  }
}

/** The system's short name of a failure, such as ECONNREFUSED; fetch hides it in the cause. */
function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.cause instanceof Error) return errorCode(error.cause);
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
