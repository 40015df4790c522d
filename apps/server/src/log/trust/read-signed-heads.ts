import { type Checkpoint, type Trust, verifyCheckpoint } from "@colophon/proof";
import { StartError } from "../../base/errors.ts";
import { openCheckpointGuard } from "../checkpoint-guard.ts";
import { takeOverGuardOfOneFile } from "../guard-of-one-file.ts";
import { readTextFile } from "./trust-file.ts";

/** The checkpoints that a log has signed, as its guard (all of them, or its newest) and a kept file have them, the newest first. */
export async function readSignedHeads(
  { guard, checkpointFile }: { guard: string | undefined; checkpointFile: string | undefined },
  trust: Trust,
  of: "all" | "newest",
): Promise<Checkpoint[]> {
  const heads: Checkpoint[] = [];
  if (guard !== undefined) {
    // The server may have been of the version before, whose guard was one file.
    await takeOverGuardOfOneFile(guard);
    const opened = openCheckpointGuard(guard);
    for (const { checkpoint } of of === "all"
      ? opened.list()
      : [opened.read()].filter((one) => one !== undefined))
      heads.push(readHead(`CHECKPOINT_GUARD (${guard})`, checkpoint, trust));
  }
  if (checkpointFile !== undefined) heads.push(readHead(checkpointFile, readTextFile(checkpointFile), trust));
  return heads.toSorted((a, b) => b.size - a.size);
}

function readHead(source: string, note: string, { log }: Trust): Checkpoint {
  try {
    return verifyCheckpoint(note, log);
  } catch (cause) {
    throw new StartError(`${source} has no checkpoint that the log "${log.origin}" has signed.`, { cause });
  }
}
