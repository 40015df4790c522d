import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import leanProcess from "@colophon/server/lean-process.json" with { type: "json" };
import { borrowPostgres } from "@colophon/server/base/db/borrow-postgres.ts";
import { openPool } from "@colophon/server/base/db/connection.ts";
import { openAccount } from "@colophon/testing/account";
import { preload, readPid, startServer } from "@colophon/testing/start-server";
import { makeEntries } from "./fsck/make-entries.ts";
import { printTable } from "./measure/print-table.ts";
import { measureLevel } from "./registrations/measure-level.ts";

/**
 * `npm run bench -- fsck --entries 1000000`: registers works for a second, multiplies them in the database, and checks
 * everything with `npm run fsck`. Prints its time and its peak memory; Linux only.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    entries: { type: "string", default: "1000000" },
    /** A folder for the CPU profile of the check. */
    "cpu-prof": { type: "string" },
  },
});
const entries = Number(values.entries);
const say = (line: string): void => console.error(line);

const server = await startServer({}, preload);
const { token } = await openAccount(server.url, "Ada Lovelace", { withLetters: true });
const pids = { server: server.pid, postgres: await readPid(server.dataDir, "postgres") };
const level = { url: server.url, tokens: [token], clients: 16, warmUpSeconds: 0, seconds: 1, pids };
await measureLevel(level);
await server.stop();

const postgres = await borrowPostgres(server.dataDir);
const pool = openPool(postgres.url, { max: 1 });
const client = await pool.connect();
await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
say(`making ${entries} entries`);
const made = performance.now();
await makeEntries(client, entries);
say(`made in ${seconds(made)} s`);
client.release();
await pool.end();

const started = performance.now();
const { code, peakMiB } = await runFsck();
printTable([{ entries, "fsck s": seconds(started), "peak MiB": Math.round(peakMiB), exit: String(code) }]);
await postgres.giveBack();
if (code !== 0) process.exitCode = 1;

/** With Postgres running, as it is run beside a running server. */
async function runFsck(): Promise<{ code: number | null; peakMiB: number }> {
  const script = path.join(import.meta.dirname, "../apps/server/src/commands/fsck.ts");
  const folder = values["cpu-prof"];
  const profile = folder === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${folder}`];
  const child = spawn(process.execPath, [...leanProcess.options, ...profile, script], {
    env: { PATH: process.env["PATH"] ?? "", ...leanProcess.env, ...server.env, DATABASE_URL: postgres.url },
    stdio: ["ignore", "inherit", "inherit"],
  });
  let peak = 0;
  const timer = setInterval(() => (peak = readPeak(child.pid) ?? peak), 100);
  await once(child, "exit");
  clearInterval(timer);
  return { code: child.exitCode, peakMiB: peak };
}

function readPeak(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, "utf8");
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024 || undefined;
  } catch {
    return undefined; // Ended meanwhile.
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
