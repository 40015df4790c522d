import path from "node:path";
import { lockDataDir } from "../data-dir-lock.ts";
import { StartError } from "../errors.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { openCluster } from "./postgres-cluster.ts";
import { postgresUser } from "./postgres-programs.ts";
import { findRunning, postgresUrl } from "./postmaster.ts";

const interruptions = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * The embedded database for a command: the running server's own, or one started for the command's duration. A command that
 * is interrupted meanwhile ends after its Postgres.
 */
export async function borrowPostgres(dataDir: string): Promise<{ url: string; giveBack(): Promise<void> }> {
  let lock: ReturnType<typeof lockDataDir>;
  try {
    lock = lockDataDir(dataDir);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const cluster = await openCluster(path.join(dataDir, "postgres"), postgresUser(), () => {
      throw error;
    });
    const running = await findRunning(cluster);
    if (running === undefined) throw error;
    return { url: postgresUrl(cluster, running.port), giveBack: async () => {} };
  }
  const postgres = await startEmbeddedPostgres(dataDir);
  const interrupted = (signal: NodeJS.Signals) => {
    void postgres.stop().then(() => {
      ignoreSignals();
      process.kill(process.pid, signal);
    });
  };
  for (const signal of interruptions) process.on(signal, interrupted);
  const ignoreSignals = () => {
    for (const signal of interruptions) process.off(signal, interrupted);
  };
  return {
    url: postgres.url,
    async giveBack() {
      await postgres.stop();
      ignoreSignals();
      // Last: who gets it starts a Postgres on the same files. A process that ends in any other way drops it, too.
      lock.release();
    },
  };
}
