import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { type Cluster, giveToUser, openCluster } from "../src/base/db/postgres-cluster.ts";
import { postgresUser, preparePrograms, removeCopiedPrograms } from "../src/base/db/postgres-programs.ts";
import { freePort, launch, type Postmaster, postgresUrl } from "../src/base/db/postmaster.ts";
import { isRunning } from "@colophon/testing/start-server";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { atEnd } from "./at-end.ts";

export interface PostgresServer {
  url: string;
  port: number;
  /** Sends a signal to all its processes; SIGKILL ends them at once, even if they are suspended. */
  signal(signal: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void;
}

/** A primary and its streaming standby, run with the embedded programs. A promotion makes the standby the primary. */
export interface PostgresPair {
  readonly primary: PostgresServer;
  /** Undefined from a promotion until `renewStandby`. */
  readonly standby: PostgresServer | undefined;
  /** Runs a statement on either, each on its own connection. */
  query<R extends pg.QueryResultRow>(url: string, sql: string): Promise<R[]>;
  /** Resolves when the standby has received everything that the primary has written. */
  catchUp(): Promise<void>;
  /** From now on the standby receives nothing: the process that sends it the write-ahead log is suspended. */
  holdBack(): Promise<void>;
  /** Sets whether a commit waits for the standby's disk. Switching it off releases waiting commits. */
  setSynchronous(isSynchronous: boolean): Promise<void>;
  /** Kills the primary with all its processes. */
  killPrimary(): Promise<void>;
  /** Makes the standby the primary, on the next timeline; the former primary is forgotten, not ended. */
  promote(): Promise<void>;
  /** Ends the standby, if there is one, and creates another from the primary. */
  renewStandby(): Promise<void>;
}

/** A started server and what it was started with. */
interface Started extends PostgresServer {
  cluster: Cluster;
  postmaster: Postmaster;
}

/** A suspended standby must not give up and reconnect. */
const always = [
  "fsync=off",
  "shared_buffers=16MB",
  "wal_keep_size=256MB",
  "wal_sender_timeout=0",
  "wal_receiver_timeout=0",
];

/** Without `synchronous`, a commit waits only for the primary, also after a promotion. */
export async function startPostgresPair({ synchronous }: { synchronous: boolean }): Promise<PostgresPair> {
  const folder = makeTemporaryFolder("colophon-pair-");
  const user = postgresUser();
  const link = path.join(folder, "programs");
  const programs = preparePrograms(link, user);
  const all = new Set<Started>();
  atEnd(() => {
    for (const server of all) server.signal("SIGKILL");
    removeCopiedPrograms(link);
  });

  async function start(cluster: Cluster, settings: string[]): Promise<Started> {
    const postmaster = await launch(cluster, {
      programs,
      logFile: `${cluster.home}.log`,
      port: await freePort(),
      settings: [...always, ...settings],
    });
    const { pid, port } = postmaster;
    const server: Started = {
      cluster,
      postmaster,
      url: postgresUrl(cluster, port),
      port,
      signal(signal) {
        for (const each of [pid, ...childrenOf(pid)]) if (isRunning(each)) process.kill(each, signal);
      },
    };
    all.add(server);
    return server;
  }

  async function startStandby(): Promise<Started> {
    const home = path.join(folder, `server-${all.size}`);
    const cluster = await copyRunning(primary.cluster, primary.url, home);
    giveToUser(home, user);
    const { password } = cluster;
    return start(cluster, [
      `primary_conninfo=host=127.0.0.1 port=${primary.port} user=colophon password=${password} application_name=standby`,
    ]);
  }

  async function end(server: Started): Promise<void> {
    server.signal("SIGKILL");
    await server.postmaster.exited;
  }

  async function catchUp(): Promise<void> {
    await untilTrue("exists (select from pg_stat_replication where replay_lsn >= pg_current_wal_lsn())");
  }

  async function setSynchronous(isSynchronous: boolean): Promise<void> {
    const names = isSynchronous ? "standby" : "";
    await query(primary.url, `alter system set synchronous_standby_names = '${names}'`);
    await query(primary.url, "select pg_reload_conf()");
    if (!isSynchronous) return;
    await untilTrue("exists (select from pg_stat_replication where sync_state = 'sync')");
    // pg_stat_replication shows what the sender has read. Commits wait only once the checkpointer has read it too, which it
    // does before it begins a checkpoint.
    await query(primary.url, "checkpoint");
  }

  async function untilTrue(condition: string): Promise<void> {
    for (;;) {
      const [row] = await query<{ isMet: boolean }>(primary.url, `select ${condition} as "isMet"`);
      if (row?.isMet) return;
      await delay(20);
    }
  }

  const first = await openCluster(path.join(folder, "server-0"), user, () => programs);
  let primary = await start(first, []);
  let standby: Started | undefined = await startStandby();
  let held: number | undefined;
  if (synchronous) await setSynchronous(true);

  return {
    get primary() {
      return primary;
    },
    get standby() {
      return standby;
    },
    query,
    catchUp,
    setSynchronous,
    async holdBack() {
      const [row] = await query<{ pid: number }>(primary.url, "select pid from pg_stat_replication");
      if (row === undefined) throw new Error("no standby follows the primary");
      held = row.pid;
      process.kill(held, "SIGSTOP");
    },
    async killPrimary() {
      await end(primary);
      if (held !== undefined && isRunning(held)) process.kill(held, "SIGKILL");
    },
    async promote() {
      if (standby === undefined) throw new Error("there is no standby");
      await query(standby.url, "select pg_promote()");
      primary = standby;
      standby = undefined;
    },
    async renewStandby() {
      if (standby !== undefined) await end(standby);
      standby = await startStandby();
      await catchUp();
      if (synchronous) await setSynchronous(true);
    },
  };
}

/**
 * Does what pg_basebackup does, without blocking this process: copies the files between the start and the end of a backup, and the label
 * that describes it. The write-ahead log comes from the primary.
 */
async function copyRunning(cluster: Cluster, url: string, home: string): Promise<Cluster> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('standby', fast => true)");
  const data = path.join(home, "data");
  mkdirSync(home, { mode: 0o700 });
  await cp(cluster.data, data, {
    recursive: true,
    filter: (file) => isCopied(path.relative(cluster.data, file)),
  });
  const { rows } = await client.query<{ labelfile: string }>(
    "select labelfile from pg_backup_stop(wait_for_archive => false)",
  );
  await client.end();
  writeFileSync(path.join(data, "backup_label"), rows[0]?.labelfile ?? "");
  writeFileSync(path.join(data, "standby.signal"), "");
  return { ...cluster, home, data };
}

/** Excludes the primary's own process and settings, and the segments of its write-ahead log, which come and go. */
function isCopied(file: string): boolean {
  return !/^(postmaster\.(pid|opts)|postgresql\.auto\.conf|pg_wal\/[0-9A-F]{24}.*|pg_stat_tmp\/.*)$/.test(
    file,
  );
}

async function query<R extends pg.QueryResultRow>(url: string, sql: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
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
