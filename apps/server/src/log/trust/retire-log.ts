import fs from "node:fs";
import path from "node:path";
import { type PreviousLog, toBase64, type Trust } from "@colophon/proof";
import { StartError } from "../../base/errors.ts";
import { writeNewFile } from "../../base/keys/key-file.ts";
import { retiredFile } from "../../base/keys/retired.ts";
import type { Head } from "../head.ts";
import { previousLogsDir } from "./past-trust.ts";
import { formatTrust, ownTrustFile, readTrustFile } from "./trust-file.ts";
import { readSignedHeads } from "./read-signed-heads.ts";

export interface EndOptions {
  /** Of the log that ends. */
  keysDir: string;
  guard: string;
  /** A signed checkpoint of the log that somebody has kept; for a guard that is lost, or older than that. */
  checkpointFile: string | undefined;
  /** Unix seconds. */
  now: number;
}

export interface RetireOptions extends EndOptions {
  /** KEYS_DIR of the log that succeeds it, with or without keys yet. */
  successorKeysDir: string;
}

export interface Retirement {
  log: PreviousLog;
  /** What was written: beside the old keys, and for the successor. */
  files: [string, string];
}

/**
 * Ends a log at its newest signed checkpoint. Its last trust file, which says so, is written beside its keys, so that no
 * server starts with them again, and for its successor, which publishes it. No database is needed. Done again, it ends
 * the log at the same place: a run that was broken off is completed.
 */
export async function retireLog(options: RetireOptions): Promise<Retirement> {
  const { keysDir, successorKeysDir } = options;
  if (path.resolve(keysDir) === path.resolve(successorKeysDir))
    throw new StartError(
      "The new log needs a KEYS_DIR of its own: name another folder than that of the old one.",
    );
  if (fs.existsSync(retiredFile(successorKeysDir)))
    throw new StartError(
      `${successorKeysDir} has the keys of a log that was retired itself: name a new folder.`,
    );
  const { trust, log, write } = await findEnd(options);
  // A folder that cannot be written stops here, before anything is decided.
  fs.mkdirSync(previousLogsDir(successorKeysDir), { recursive: true, mode: 0o700 });
  const retired = write();
  return { log, files: [retired, writePastTrust(successorKeysDir, trust, log)] };
}

/** The trust file in which the log has ended. `write` makes that permanent, and returns the file beside the keys. */
export async function findEnd(
  options: EndOptions,
): Promise<{ trust: Trust; log: PreviousLog; write(): string }> {
  const retired = retiredFile(options.keysDir);
  const trust = fs.existsSync(retired) ? readTrustFile(retired) : await endTrust(options);
  const log = trust.previousLogs?.find(({ vkey }) => vkey === trust.log.vkey);
  if (log === undefined) throw new StartError(`${retired} does not say where the log ended.`);
  const write = (): string => {
    writeNewFile(retired, formatTrust(trust));
    return retired;
  };
  return { trust, log, write };
}

/** The log's own trust file, in which it has ended. */
async function endTrust({ keysDir, guard, checkpointFile, now }: EndOptions): Promise<Trust> {
  const trustFile = ownTrustFile(keysDir);
  if (!fs.existsSync(trustFile))
    throw new StartError(
      `${trustFile} is missing. If KEYS_DIR is right, put a copy of the registry's trust file there ` +
        `(/.well-known/colophon-trust.json), as it was while the log was still written.`,
    );
  const trust = readTrustFile(trustFile);
  const [newest] = await readSignedHeads({ guard, checkpointFile }, trust, "newest");
  if (newest === undefined)
    throw new StartError(
      `CHECKPOINT_GUARD: ${guard} is missing, and nothing else here says where the log ended. Put it back, ` +
        `or give the newest signed checkpoint that anybody has kept (a copy of /log/checkpoint) with --checkpoint FILE.`,
    );
  return endAt(trust, newest, now);
}

/** A trust file in which its own log has ended there. */
export function endAt(
  trust: Trust,
  { size, root }: Head,
  endedAt: number,
  heads: readonly Head[] = [],
): Trust {
  // The last one is not said twice.
  const before = heads.filter((head) => head.size < size);
  const log: PreviousLog = {
    ...trust.log,
    lastSize: size,
    lastRoot: toBase64(root),
    endedAt,
    issuerKeys: trust.issuer.keys,
    ...(before.length > 0 && {
      heads: before.map((head) => ({ size: head.size, root: toBase64(head.root) })),
    }),
  };
  return { ...trust, previousLogs: [log, ...(trust.previousLogs ?? [])] };
}

/** Puts the trust file of a log that has ended where its successor finds it; the answer is that file. */
export function writePastTrust(keysDir: string, trust: Trust, log: PreviousLog): string {
  const file = path.join(previousLogsDir(keysDir), fileName(log));
  writeNewFile(file, formatTrust(trust));
  return file;
}

/** One for each log: its name as far as files allow it, and its key's id, in hex. */
function fileName({ origin, vkey }: PreviousLog): string {
  const [, keyId = ""] = vkey.slice(origin.length).split("+");
  return `${origin.replaceAll(/[^\w.-]+/g, "-")}-${keyId}.json`;
}
