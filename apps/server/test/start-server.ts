import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import leanProcess from "../lean-process.json" with { type: "json" };
import { giveReadyCluster } from "./ready-cluster.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

export type Environment = Readonly<Record<string, string>>;

export interface RunningServer {
  /** Without a trailing slash. */
  url: string;
  /** Mails lie in its outbox. */
  dataDir: string;
  pid: number;
  /** What it was started with; the same again is the same server. */
  env: Environment;
  /** All that it has said. */
  output: () => string;
  /** Ends it without a warning and waits until it is gone. What it started lives on. */
  kill: () => Promise<void>;
  /** Asks it to stop. Throws when it does not end by itself, and well. */
  stop: () => Promise<void>;
  /** Starts it again once it has ended, perhaps with other variables. */
  restart: (env?: Environment) => Promise<RunningServer>;
}

export interface Ended {
  code: number | null;
  output: string;
}

/** What a test or a benchmark shows to read the metrics. */
export const metricsToken = "a-token-of-the-tests";

/** Loaded first: a server of the tests has their cost of passwords. */
export const preload = ["--import", path.join(import.meta.dirname, "cheap-passwords.ts")];

/**
 * A server of the tests lives for seconds, most of which go into its start. With more room for new objects than one that runs
 * for months has, that takes a sixth less CPU time.
 */
const quickStart = [...preload, "--min-semi-space-size=16", "--max-semi-space-size=32"];

const timeouts = { startMs: 120_000, stopMs: 30_000 };

/**
 * Starts Colophon as `npm start` does: on a free port, with fresh data, its own Postgres and its own chain, where `env`
 * does not say otherwise. When the calling process ends, whatever is left of it is ended and its data removed: DATA_DIR,
 * where given, lies in a temporary folder too. Node.js gets `options` besides those of `npm start`.
 */
export async function startServer(
  env: Environment = {},
  options: readonly string[] = quickStart,
): Promise<RunningServer> {
  const { PORT = String(await findPort()), DATA_DIR = await makeDataDir(env) } = env;
  return serve({ PORT, DATA_DIR, RATE_LIMITS: "off", METRICS_TOKEN: metricsToken, ...env }, options);
}

async function makeDataDir({ DATABASE_URL }: Environment): Promise<string> {
  const dataDir = path.join(makeTemporaryFolder("colophon-server-"), "data");
  if (DATABASE_URL === undefined) await giveReadyCluster(dataDir);
  return dataDir;
}

async function serve(
  env: Environment & { PORT: string; DATA_DIR: string },
  options: readonly string[],
): Promise<RunningServer> {
  const { child, ended, output } = run("main", env, { options });
  const url = `http://localhost:${env.PORT}`;
  const deadline = Date.now() + timeouts.startMs;
  while (!(await isReady(url))) {
    if (hasEnded(child)) throw new Error(`the server ended at its start\n${output()}`);
    if (Date.now() > deadline) throw new Error(`the server was not ready in time\n${output()}`);
    await delay(50);
  }
  return {
    url,
    dataDir: env.DATA_DIR,
    pid: child.pid ?? 0,
    env,
    output,
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    async stop() {
      child.kill("SIGTERM");
      const inTime = await Promise.race([ended, delay(timeouts.stopMs, undefined, { ref: false })]);
      if (inTime?.code === 0) return;
      child.kill("SIGKILL");
      throw new Error(`the server did not stop well when asked to\n${output()}`);
    },
    restart: (other = {}) => serve({ ...env, ...other }, options),
  };
}

type Program =
  | "main"
  | "fsck"
  | "key-commands"
  | "archive-command"
  | "backup-command"
  | "restore-command"
  | "operator-commands"
  | "reindex";

/** Runs the server, or a command, until it ends by itself: a start that is refused, a check. */
export async function runToEnd(program: Program, env: Environment, args: string[] = []): Promise<Ended> {
  const { child, ended, output } = run(program, env, { args });
  const inTime = await Promise.race([ended, delay(timeouts.startMs, undefined, { ref: false })]);
  if (inTime !== undefined) return inTime;
  child.kill("SIGKILL");
  throw new Error(`${program} did not end by itself\n${output()}`);
}

const notes = { server: "lock.pid", postgres: "postgres/data/postmaster.pid", chain: "dev-chain.json" };

/** The process that serves, its embedded Postgres or its local chain, as it is noted in `dataDir`. */
export async function readPid(dataDir: string, of: keyof typeof notes): Promise<number> {
  const note = await readFile(path.join(dataDir, notes[of]), "utf8");
  const [pid] = /\d+/.exec(note) ?? [];
  if (pid === undefined) throw new Error(`${notes[of]} is not written yet`);
  return Number(pid);
}

export function isRunning(pid: number): boolean {
  try {
    // One that has ended but that its parent has not asked for yet has no command line any more.
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8") !== "";
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function run(
  program: Program,
  env: Environment,
  { options = [], args = [] }: { options?: readonly string[]; args?: readonly string[] },
) {
  const script = path.join(import.meta.dirname, `../src/${program}.ts`);
  // Nothing else of our own environment: a developer's DATABASE_URL is not for tests.
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const child = spawn(process.execPath, [...leanProcess.options, ...options, script, ...args], {
    env: { ...leanProcess.env, PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const note = path.join(env["DATA_DIR"] ?? "", "..", `${String(child.pid)}.started`);
  writeFileSync(note, String(child.pid));
  const ended = once(child, "close").then((): Ended => {
    rmSync(note, { force: true });
    return { code: child.exitCode, output };
  });
  return { child, ended, output: () => output };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

export async function isReady(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${url}/readyz`);
    return ok;
  } catch {
    return false;
  }
}

/** A free port below those that systems take for outgoing connections, so that it is still free at a restart. */
export async function findPort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    const probe = net.createServer().listen(port, "localhost");
    const isFree = await once(probe, "listening").then(
      () => true,
      () => false,
    );
    probe.close();
    if (isFree) return port;
  }
}
