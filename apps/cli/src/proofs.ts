import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ApiError, certificateIdPattern } from "@colophon/api";
import { askForBytes, asFailure, type Asking } from "./ask.ts";
import { listOwn } from "./delivery.ts";
import { type ExitCode, exitCodes, Failure, systemCode, usageFailure } from "./failure.ts";
import type { Voice } from "./terminal.ts";
import { writeWhole } from "./write-file.ts";

interface Wanted {
  ids: readonly string[];
  since?: number;
  to: string;
}

/** Keeps proof bundles in a folder, each as `RSF-….colophon.json`: a later one replaces an earlier one. */
export async function proofs(
  { ids, since, to }: Wanted,
  { asking, voice }: { asking: Asking; voice: Voice },
): Promise<ExitCode> {
  const asked = ids.map((id) => id.toUpperCase());
  const wrong = asked.find((id) => !certificateIdPattern.test(id));
  if (wrong !== undefined) throw usageFailure(`${wrong} is no number of a certificate.`);
  let code: ExitCode = exitCodes.done;
  for await (const id of asked.length > 0 ? asked : ownIds(asking, since)) {
    try {
      const { bytes } = await askForBytes(asking, "GET /api/certificates/{id}/bundle", { params: { id } });
      const path = join(to, `${id}.colophon.json`);
      const isNew = await isKept(path, bytes);
      voice.result({ event: "proof", certificateId: id, path, isNew }, isNew ? path : `${path}, as before`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code: word, message } = asFailure(asking, error);
      voice.result({ event: "refused", certificateId: id, code: word }, `${id}: ${message}`);
      code = exitCodes.refused;
    }
  }
  return code;
}

async function* ownIds(asking: Asking, since: number | undefined): AsyncGenerator<string> {
  for await (const { certificateId } of listOwn(asking, since)) yield certificateId;
}

/** False where the file has these bytes already. */
async function isKept(path: string, bytes: Uint8Array): Promise<boolean> {
  try {
    const before = await readFile(path).catch(() => undefined);
    if (before?.equals(bytes) === true) return false;
    await writeWhole(path, bytes);
    return true;
  } catch (error) {
    throw new Failure(exitCodes.tryAgain, "unwritable", `${path} cannot be written (${systemCode(error)}).`, {
      cause: error,
    });
  }
}
