import { spawn } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { vi } from "vitest";
import { postgresUser } from "../src/base/db/postgres-programs.ts";
import { freePort } from "../src/base/db/postmaster.ts";
import { giveToUser } from "../src/base/db/postgres-cluster.ts";
import { connect } from "../src/base/db/connection.ts";
import { requireTool } from "@colophon/testing/run-tool";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { atEnd } from "./at-end.ts";
import { patience } from "@colophon/testing/patience";

export const pgbouncer = "/usr/sbin/pgbouncer";

/** docs/operations.md, "A connection pooler". */
const ignored = "statement_timeout, lock_timeout, idle_in_transaction_session_timeout";

/** A pgbouncer in transaction mode with few connections to the database. Resolves to the URL of the database through it. */
export async function startPgbouncer(url: string, { ignoring = ignored } = {}): Promise<string> {
  requireTool(pgbouncer);
  const { username, password, hostname, port, pathname } = new URL(url);
  const name = pathname.slice(1);
  const listen = await freePort();
  const folder = makeTemporaryFolder("colophon-pgbouncer-");
  const file = path.join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
${name} = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
server_round_robin = 1
max_client_conn = 200
ignore_startup_parameters = ${ignoring}
`,
  );
  chmodSync(folder, 0o755);
  const user = postgresUser();
  giveToUser(folder, user);
  const child = spawn(pgbouncer, ["-q", file], { ...user, stdio: "ignore" });
  atEnd(() => void child.kill("SIGKILL"));
  const pooled = `postgres://${username}@127.0.0.1:${listen}/${name}`;
  await vi.waitFor(async () => {
    const { pool, close } = connect(pooled);
    try {
      await pool.query("select 1").catch((error: Error & { code?: string }) => {
        if (error.code === "ECONNREFUSED") throw error;
      });
    } finally {
      await close();
    }
  }, patience);
  return pooled;
}
