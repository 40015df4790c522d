import { open } from "node:fs/promises";
import { ApiError } from "@colophon/api";
import { inertText } from "@colophon/proof/texts";
import { askForBytes, asFailure } from "./ask.ts";
import type { Delivery } from "./delivery.ts";
import { exitCodes, Failure } from "./failure.ts";
import { unreadable } from "./files/hash-file.ts";
import type { createProgress } from "./progress.ts";

/** Bytes per request: the most that a lost connection wastes. */
const partBytes = 8 * 1024 * 1024;
const tus = { "tus-resumable": "1.0.0" };

interface Copy {
  workId: string;
  path: string;
}

/**
 * Sends a private copy of a work's file (tus 1.0), from where an earlier attempt ended. `askForBytes` has already waited for what passes:
 * an ApiError that arrives here is final, `upload_conflict` aside, and what lasted too long is a Failure that says to run the command again.
 */
export async function sendCopy(
  delivery: Delivery,
  { workId, path }: Copy,
  progress: Pick<ReturnType<typeof createProgress>, "read">,
): Promise<void> {
  const { asking, journal } = delivery;
  const params = { id: workId };
  const file = await open(path, "r").catch((error: unknown) => {
    throw unreadable(path, error);
  });
  try {
    const { size } = await file.stat();
    let offset = await begin(delivery, { workId, path }, size);
    progress.read(offset);
    while (offset < size) {
      const part = Buffer.alloc(Math.min(partBytes, size - offset));
      const { bytesRead } = await file.read(part, 0, part.length, offset);
      if (bytesRead === 0) throw changed(path);
      const headers = {
        ...tus,
        "content-type": "application/offset+octet-stream",
        "upload-offset": String(offset),
      };
      try {
        await askForBytes(asking, "PATCH /api/files/{id}", {
          params,
          bytes: part.subarray(0, bytesRead),
          headers,
        });
      } catch (error) {
        // Part of it may have arrived before the connection broke.
        if (!(error instanceof ApiError) || error.code !== "upload_conflict") throw error;
        const arrived = await arrivedOf(delivery, workId);
        if (arrived === undefined || arrived <= offset) throw error;
        progress.read(arrived - offset);
        offset = arrived;
        continue;
      }
      offset += bytesRead;
      progress.read(bytesRead);
    }
    journal.append({ kind: "deposited", workId, at: Date.now() });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "deposit_exists") return journal.append({ kind: "deposited", workId, at: Date.now() });
    if (error.code === "deposit_mismatch") throw changed(path);
    const { message } = asFailure(asking, error);
    throw new Failure(
      exitCodes.refused,
      error.code ?? "deposit_refused",
      `${inertText(path)}: ${message} The work is registered.`,
    );
  } finally {
    await file.close();
  }
}

/** How much the registry has: a beginning that an earlier attempt sent, or nothing. */
async function begin(delivery: Delivery, { workId }: Copy, size: number): Promise<number> {
  const arrived = await arrivedOf(delivery, workId);
  if (arrived !== undefined) return arrived;
  const headers = { ...tus, "upload-length": String(size) };
  await askForBytes(delivery.asking, "POST /api/files/{id}", { params: { id: workId }, headers });
  return 0;
}

async function arrivedOf({ asking }: Delivery, workId: string): Promise<number | undefined> {
  try {
    const { headers } = await askForBytes(asking, "HEAD /api/files/{id}", {
      params: { id: workId },
      headers: tus,
    });
    return Number(headers.get("upload-offset") ?? 0);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

const changed = (path: string): Failure =>
  new Failure(
    exitCodes.refused,
    "deposit_mismatch",
    `${inertText(path)} is no longer the file that was registered, so no copy of it is kept. The work is registered.`,
  );
