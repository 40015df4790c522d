import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { isReady, isRunning, readPid } from "@colophon/testing/start-server";
import { findNpm } from "../../scripts/setup/npm.mjs";
import { processTree } from "../measure/process-tree.ts";

/** As a person starts it, or as a service manager may: only the server's program. */
export type Way = "npm start" | "server alone";

export interface Installed {
  url: string;
  dataDir: string;
  /** The pid of the server itself, not of `npm start`. */
  pid: number;
  /** From the spawn to the first 200 of /readyz. */
  readyMs: number;
  /** Asks the started program to stop, and waits until server, database and chain are gone. */
  stop(): Promise<void>;
  /** Kills only the server: its database and chain keep running. */
  killServer(): Promise<void>;
  /** Kills everything at once. */
  killAll(): Promise<void>;
}

const root = path.join(import.meta.dirname, "../..");

export async function startInstalled(
  way: Way,
  { dataDir, port, env = {} }: { dataDir: string; port: number; env?: Record<string, string> },
): Promise<Installed> {
  const args = way === "npm start" ? [findNpm(), "start"] : ["apps/server/src/start/main.ts"];
  const begin = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    // Nothing else from our environment: a developer's DATABASE_URL must not be measured.
    env: {
      PATH: process.env["PATH"] ?? "",
      HOME: process.env["HOME"] ?? "",
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMITS: "off",
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const url = `http://localhost:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${way} ended at its start`);
    await delay(10);
  }
  const readyMs = performance.now() - begin;
  const pid = await readPid(dataDir, "server");
  const endOf = async (pids: readonly number[]) => {
    await ended;
    while (pids.some(isRunning)) await delay(10);
  };
  return {
    url,
    dataDir,
    pid,
    readyMs,
    async stop() {
      const all = processTree(pid);
      child.kill("SIGTERM");
      await endOf(all);
    },
    async killServer() {
      process.kill(pid, "SIGKILL");
      await endOf([pid]);
    },
    async killAll() {
      const all = processTree(child.pid ?? pid);
      for (const each of all) if (isRunning(each)) process.kill(each, "SIGKILL");
      await endOf(all);
    },
  };
}
