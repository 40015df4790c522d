import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { afterAll } from "vitest";
import { type Cluster, giveToUser, openCluster } from "../src/db/postgres-cluster.ts";
import { postgresUser, preparePrograms, removeCopiedPrograms } from "../src/db/postgres-programs.ts";
import { freePort, launch, postgresUrl } from "../src/db/postmaster.ts";
import { isRunning } from "./start-server.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

export interface PostgresPair {
  primary: { url: string; port: number };
  standby: { url: string; port: number };
  /** Statements for either, each on a connection of its own. */
  query<R extends pg.QueryResultRow>(url: string, sql: string): Promise<R[]>;
  /** The standby has received all that the primary has written. */
  catchUp(): Promise<void>;
  /** From now on the standby receives nothing: the process that sends it the write-ahead log is stopped. */
  holdBack(): Promise<void>;
  /** Ends the primary with all its processes, at once. */
  killPrimary(): Promise<void>;
  /** Makes the standby a primary, on the next time line. */
  promote(): Promise<void>;
}

/** A primary and its streaming standby, of the embedded programs. Without `synchronous` a commit waits for the primary alone. */
export async function startPostgresPair({ synchronous }: { synchronous: boolean }): Promise<PostgresPair> {
  const folder = makeTemporaryFolder("colophon-pair-");
  const user = postgresUser();
  const link = path.join(folder, "programs");
  const programs = preparePrograms(link, user);
  const launchAt = async (cluster: Cluster, name: string, settings: string[]) =>
    launch(cluster, {
      programs,
      logFile: path.join(folder, `${name}.log`),
      port: await freePort(),
      settings: ["fsync=off", "shared_buffers=16MB", ...settings],
    });

  const first = await openCluster(path.join(folder, "primary"), user, () => programs);
  const primary = await launchAt(first, "primary", ["wal_keep_size=256MB"]);
  const primaryUrl = postgresUrl(first, primary.port);
  const second = await copyRunning(first, primaryUrl, path.join(folder, "standby"));
  giveToUser(second.home, user);
  const standby = await launchAt(second, "standby", [
    `primary_conninfo=host=127.0.0.1 port=${primary.port} user=colophon password=${first.password} application_name=standby`,
  ]);
  const standbyUrl = postgresUrl(second, standby.port);
  if (synchronous) {
    await query(primaryUrl, "alter system set synchronous_standby_names = 'standby'");
    await query(primaryUrl, "select pg_reload_conf()");
  }

  let held: number | undefined;
  const end = (pid: number): void => {
    if (isRunning(pid)) process.kill(pid, "SIGKILL");
  };
  const endAll = (pid: number): void => [pid, ...childrenOf(pid)].forEach(end);
  afterAll(() => {
    endAll(primary.pid);
    endAll(standby.pid);
    removeCopiedPrograms(link);
  });

  async function catchUp(): Promise<void> {
    for (;;) {
      const [row] = await query<{ caught: boolean }>(
        primaryUrl,
        "select bool_or(replay_lsn >= pg_current_wal_lsn()) as caught from pg_stat_replication",
      );
      if (row?.caught) return;
      await delay(20);
    }
  }

  return {
    primary: { url: primaryUrl, port: primary.port },
    standby: { url: standbyUrl, port: standby.port },
    query,
    catchUp,
    async holdBack() {
      const [row] = await query<{ pid: number }>(primaryUrl, "select pid from pg_stat_replication");
      if (row === undefined) throw new Error("no standby follows the primary");
      held = row.pid;
      process.kill(held, "SIGSTOP");
    },
    async killPrimary() {
      endAll(primary.pid);
      if (held !== undefined) end(held);
      await primary.exited;
    },
    async promote() {
      await query(standbyUrl, "select pg_promote()");
    },
  };
}

/** What pg_basebackup does: the files between the start and the end of a backup, and the label that tells of it. */
async function copyRunning(cluster: Cluster, url: string, home: string): Promise<Cluster> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('standby', fast => true)");
  mkdirSync(home, { mode: 0o700 });
  const data = path.join(home, "data");
  cpSync(cluster.data, data, { recursive: true, filter: (file) => path.basename(file) !== "postmaster.pid" });
  const { rows } = await client.query<{ labelfile: string }>(
    "select labelfile from pg_backup_stop(wait_for_archive => false)",
  );
  await client.end();
  writeFileSync(path.join(data, "backup_label"), rows[0]?.labelfile ?? "");
  writeFileSync(path.join(data, "standby.signal"), "");
  return { ...cluster, home, data };
}

async function query<R extends pg.QueryResultRow>(url: string, sql: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(sql)).rows;
  } finally {
    await client.end();
  }
}

function childrenOf(pid: number): number[] {
  if (process.platform !== "linux" || !isRunning(pid)) return [];
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}
