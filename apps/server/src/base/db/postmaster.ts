import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { StartError } from "../errors.ts";
import { type Cluster, dataOption, superuser } from "./postgres-cluster.ts";

/** A running Postgres: its first process, the parent of all others. */
export interface Serving {
  pid: number;
  port: number;
}

/** One whose exit we notice. */
export interface Postmaster extends Serving {
  /** Resolves when the process has ended in any way. */
  exited: Promise<unknown>;
}

export interface LaunchOptions {
  programs: string;
  logFile: string;
  port: number;
  /** Further settings of postgresql.conf, `name=value`. */
  settings: readonly string[];
  /** Aborts the start: Postgres is shut down before the promise is rejected. */
  signal?: AbortSignal | undefined;
}

const ownSettings = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=100",
  "shared_buffers=64MB",
  "max_wal_size=512MB",
  "fsync=on",
  "full_page_writes=on",
  "wal_compression=pglz",
  "synchronous_commit=on",
  "timezone=UTC",
  "log_timezone=UTC",
  "log_checkpoints=off",
  // A failed statement is reported to its sender. In the log, it would leave values, including personal data.
  "log_min_messages=log",
  "log_min_error_statement=panic",
  "log_error_verbosity=terse",
];

/** Crash recovery replays at most max_wal_size, which takes seconds. */
const readyTimeoutMs = 120_000;

/** Starts Postgres in its own process group, so that Ctrl-C reaches only the server, which still has to drain. */
export async function launch(cluster: Cluster, options: LaunchOptions): Promise<Postmaster> {
  retirePid(cluster);
  const log = fs.openSync(options.logFile, "a", 0o600);
  const logStart = fs.fstatSync(log).size;
  const settings = [...ownSettings, `port=${options.port}`, ...options.settings];
  const child = spawn(
    path.join(options.programs, "bin", "postgres"),
    [...dataOption(cluster), ...settings.flatMap((setting) => ["-c", setting])],
    { ...cluster.user, cwd: cluster.data, detached: true, stdio: ["ignore", log, log] },
  );
  fs.closeSync(log);
  await once(child, "spawn");
  const exited = once(child, "exit");
  const url = postgresUrl(cluster, options.port);
  for (const deadline = Date.now() + readyTimeoutMs; ; await delay(10)) {
    if (hasExited(child))
      throw new StartError(`Postgres did not start: ${lastLine(options.logFile, logStart)}`);
    if (readPidFile(cluster)?.isReady && (await serves(url)))
      return { pid: pidOf(child), port: options.port, exited };
    if (options.signal?.aborted) {
      child.kill("SIGINT");
      await exited;
      options.signal.throwIfAborted();
    }
    if (Date.now() > deadline) {
      child.kill("SIGINT");
      throw new StartError(`Postgres does not answer: see ${options.logFile}`);
    }
  }
}

/** The Postgres that runs on this cluster, perhaps orphaned by a killed server, once it accepts connections. */
export async function findRunning(cluster: Cluster, signal?: AbortSignal): Promise<Serving | undefined> {
  const { pid, port } = readPidFile(cluster) ?? {};
  if (pid === undefined || port === undefined) return undefined;
  for (const deadline = Date.now() + readyTimeoutMs; isRunning(pid, port); await delay(50)) {
    if (await serves(postgresUrl(cluster, port))) return { pid, port };
    signal?.throwIfAborted();
    if (Date.now() > deadline) {
      throw new StartError(
        `Process ${pid} has ${cluster.data} locked but does not serve it: end that process`,
      );
    }
  }
  return undefined;
}

/** Supervises a Postgres that isn't our child: no event reports its exit, so we poll for it. */
export function adopt(serving: Serving): Postmaster {
  return { ...serving, exited: waitForEnd(serving) };
}

/** Fast shutdown: open transactions are rolled back, everything else is written and synced. */
export function shutDown(postmaster: Serving): void {
  try {
    process.kill(postmaster.pid, "SIGINT");
  } catch {
    // It has just exited by itself.
  }
}

export function postgresUrl(cluster: Cluster, port: number): string {
  return `postgres://${superuser}:${cluster.password}@127.0.0.1:${port}/postgres`;
}

/** A port that is free right now. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string")
    throw new TypeError("a listening TCP server has no port");
  return address.port;
}

/** Whether it accepts our password. Another program or another Postgres on this port doesn't. */
async function serves(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

// Lines of postmaster.pid, as Postgres' pidfile.h numbers them from 1.
const pidLine = 0;
const portLine = 3;
const statusLine = 7;

/** Reads Postgres' own status: during recovery, each connection attempt would cost it a process. */
function readPidFile(cluster: Cluster): (Serving & { isReady: boolean }) | undefined {
  const file = path.join(cluster.data, "postmaster.pid");
  if (!fs.existsSync(file)) return undefined;
  const lines = fs.readFileSync(file, "utf8").split("\n");
  return {
    pid: Number(lines[pidLine]),
    port: Number(lines[portLine]),
    isReady: lines[statusLine]?.trim() === "ready",
  };
}

/**
 * After a crash, the pid in postmaster.pid may belong to another program by now, and Postgres would refuse to start. A pid
 * that can't exist says that its process is gone. The rest of the file stays, so that Postgres still detects a process of the
 * crashed one that is using the shared memory.
 */
function retirePid(cluster: Cluster): void {
  const file = path.join(cluster.data, "postmaster.pid");
  if (!fs.existsSync(file)) return;
  const lines = fs.readFileSync(file, "utf8").split("\n");
  lines.length = statusLine;
  fs.writeFileSync(file, `${lines.with(pidLine, "2147483646").join("\n")}\n`);
}

/** On Linux, the command line with our port distinguishes Postgres from another process that reuses its pid. */
function isRunning(pid: number, port: number): boolean {
  try {
    if (process.platform !== "linux") return process.kill(pid, 0);
    return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(`port=${port}`);
  } catch {
    return false;
  }
}

async function waitForEnd({ pid, port }: Serving): Promise<void> {
  while (isRunning(pid, port)) await delay(100);
}

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new TypeError("a process that was spawned has no pid");
  return child.pid;
}

function lastLine(logFile: string, start: number): string {
  const lines = fs.readFileSync(logFile).subarray(start).toString().trim().split("\n");
  return lines.findLast((line) => line.includes("FATAL")) ?? lines.at(-1) ?? "";
}
