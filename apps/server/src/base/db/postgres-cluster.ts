import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { StartError } from "../errors.ts";
import { syncDirectory, writeNewFile } from "../keys/key-file.ts";
import type { PostgresUser } from "./postgres-programs.ts";

/** The embedded database on disk. `home` belongs to the user who runs Postgres. */
export interface Cluster {
  home: string;
  /** Postgres' data directory. */
  data: string;
  password: string;
  user: PostgresUser;
}

export const superuser = "colophon";

/** The major version of the programs in node_modules; files of another one need pg_upgrade. */
const majorVersion = "18";

/** Opens the cluster in `home`; only for making it at the first start does it call `programs`. */
export async function openCluster(
  home: string,
  user: PostgresUser,
  programs: () => string,
  signal?: AbortSignal,
): Promise<Cluster> {
  fs.mkdirSync(home, { recursive: true, mode: 0o700 });
  refuseOtherOwner(home, user);
  const data = path.join(home, "data");
  const passwordFile = path.join(home, "password");
  if (!fs.existsSync(data)) {
    writeNewFile(passwordFile, randomBytes(24).toString("base64url"));
    await makeCluster(home, data, { user, programs: programs(), signal });
  }
  refuseOtherVersion(data);
  return { home, data, password: fs.readFileSync(passwordFile, "utf8"), user };
}

/** Changes the owner of all files, also of those made or restored under another account. Only while no Postgres runs. */
export function giveToUser(home: string, { uid, gid }: PostgresUser): void {
  if (uid === undefined) return;
  for (const entry of fs.readdirSync(home, { recursive: true, encoding: "utf8" })) {
    fs.lchownSync(path.join(home, entry), uid, gid);
  }
  fs.lchownSync(home, uid, gid);
}

/**
 * How a Postgres program is given the data directory. Its user may not be allowed to enter the folders above, but the
 * working directory, which we enter before changing the user, still leads there.
 */
export function dataOption(cluster: { data: string }): string[] {
  return ["-D", process.platform === "linux" ? "/proc/self/cwd" : cluster.data];
}

/** Runs initdb in a folder with another name: after a crash in between there is no cluster, and the next start retries. */
async function makeCluster(
  home: string,
  data: string,
  { user, programs, signal }: { user: PostgresUser; programs: string; signal: AbortSignal | undefined },
): Promise<void> {
  const unfinished = path.join(home, "data.unfinished");
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  giveToUser(home, user);
  const initdb = path.join(programs, "bin", "initdb");
  const options = [
    ...dataOption({ data: unfinished }),
    `--username=${superuser}`,
    "--auth=scram-sha-256",
    `--pwfile=${path.join("..", "password")}`,
    "--encoding=UTF8",
    // pg_trgm drops what isn't a letter in LC_CTYPE: under plain C, all Chinese and Japanese.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    `--lc-ctype=${process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8"}`,
    "--no-instructions",
  ];
  try {
    await promisify(execFile)(initdb, options, { ...user, cwd: unfinished, ...(signal && { signal }) });
  } catch (error) {
    signal?.throwIfAborted();
    const { stderr, message } = error as Error & { stderr?: string };
    throw new StartError(`initdb failed in ${unfinished}: ${stderr?.trim() || message}`);
  }
  fs.renameSync(unfinished, data);
  syncDirectory(home);
}

function refuseOtherOwner(home: string, user: PostgresUser): void {
  const owner = fs.statSync(home).uid;
  if (user.uid === undefined && process.getuid !== undefined && owner !== process.getuid()) {
    throw new StartError(`${home} belongs to another user (${owner}): start as that user, or as root`);
  }
}

function refuseOtherVersion(data: string): void {
  const version = fs.readFileSync(path.join(data, "PG_VERSION"), "utf8").trim();
  if (version !== majorVersion) {
    throw new StartError(
      `${data} was created by Postgres ${version}, this is Postgres ${majorVersion}: back up with the version of Colophon that ` +
        `made it, and restore into an empty DATA_DIR (docs/operations.md, "Updating")`,
    );
  }
}
