import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { giveToUser, openCluster } from "./postgres-cluster.ts";
import { postgresUser, preparePrograms, removeCopiedPrograms } from "./postgres-programs.ts";
import {
  adopt,
  findRunning,
  freePort,
  launch,
  type Postmaster,
  postgresUrl,
  shutDown,
} from "./postmaster.ts";

export interface EmbeddedPostgres {
  /** Valid for the lifetime of this object, even across a restart of Postgres. */
  url: string;
  /** Of the currently running Postgres. */
  pid: () => number;
  /** True when it was orphaned by a killed server. */
  adopted: boolean;
  /** Shuts Postgres down and waits for its end. */
  stop: () => Promise<void>;
}

export type PostgresEvent =
  | { type: "exited"; pid: number }
  | { type: "restarted"; pid: number }
  | { type: "restart_failed"; error: unknown };

interface Options {
  /** Called when Postgres ends by itself, and with the result of restarting it. */
  onEvent?: (event: PostgresEvent) => void;
  /** Further settings of postgresql.conf, `name=value`. */
  settings?: readonly string[];
  /** Aborts the start: the promise is rejected, and no Postgres that it has started keeps running. */
  signal?: AbortSignal | undefined;
}

const startTimeoutMs = 10_000;
const retryPauseMs = 200;

/**
 * Runs the Postgres inside `dataDir`, which the caller has locked: creates it at the first start, adopts an orphaned one of a
 * killed server, and restarts it when it ends by itself. Keeps the process alive until `stop`.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { onEvent = () => {}, settings = [], signal }: Options = {},
): Promise<EmbeddedPostgres> {
  const programsLink = path.join(dataDir, "postgres-programs");
  const user = postgresUser();
  /** Prepared when first needed, once. */
  let found: string | undefined;
  const programs = (): string => (found ??= preparePrograms(programsLink, user));
  const cluster = await openCluster(path.join(dataDir, "postgres"), user, programs, signal);
  const logFile = path.join(dataDir, "postgres.log");
  const start = (port: number, until?: AbortSignal): Promise<Postmaster> =>
    launch(cluster, { programs: programs(), logFile, port, settings, signal: until });

  const orphan = await findRunning(cluster, signal);
  let current = orphan ? adopt(orphan) : await startFirst();
  /** Set by `stop`: its end is no crash then, and nothing is started again. */
  let stopping = false;
  const supervision = supervise();

  /** A free port may be taken in between, and a crashed Postgres' processes take a moment to end: retries. */
  async function startFirst(): Promise<Postmaster> {
    giveToUser(cluster.home, user);
    for (const deadline = Date.now() + startTimeoutMs; ; await delay(retryPauseMs)) {
      try {
        return await start(await freePort(), signal);
      } catch (error) {
        signal?.throwIfAborted();
        if (Date.now() > deadline) throw error;
      }
    }
  }

  async function supervise(): Promise<void> {
    for (;;) {
      await current.exited;
      if (stopping) return;
      onEvent({ type: "exited", pid: current.pid });
      await restart();
    }
  }

  async function restart(): Promise<void> {
    for (; ; await delay(retryPauseMs)) {
      if (stopping) return;
      try {
        current = await start(current.port);
        onEvent({ type: "restarted", pid: current.pid });
        if (stopping) shutDown(current);
        return;
      } catch (error) {
        onEvent({ type: "restart_failed", error });
      }
    }
  }

  return {
    url: postgresUrl(cluster, current.port),
    pid: () => current.pid,
    adopted: orphan !== undefined,
    async stop() {
      stopping = true;
      shutDown(current);
      await supervision;
      removeCopiedPrograms(programsLink);
    },
  };
}
