import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import leanProcess from "@colophon/server/lean-process.json" with { type: "json" };
import { giveReadyCluster } from "./ready-cluster.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";
import { badAnswer } from "./write-answers.ts";

export type Environment = Readonly<Record<string, string>>;

export interface RunningServer {
  /** Without a trailing slash. */
  url: string;
  /** Contains the outbox with its emails. */
  dataDir: string;
  pid: number;
  /** Its environment; starting with it again gives the same server. */
  env: Environment;
  /** Everything that it has logged. */
  output: () => string;
  /** Kills it and waits until it is gone. Its Postgres keeps running, its chain ends by itself. */
  kill: () => Promise<void>;
  /** Asks it to stop. Throws if it doesn't exit by itself with success. */
  stop: () => Promise<void>;
  /** Restarts it once it has ended, with optional other variables. */
  restart: (env?: Environment) => Promise<RunningServer>;
}

export interface Ended {
  code: number | null;
  output: string;
}

/** The token with which a test or a benchmark reads the metrics. */
export const metricsToken = "a-token-of-the-tests";

const load = (file: string) => ["--import", path.join(import.meta.dirname, file)];

/** Loaded first: gives a test server the tests' password cost. */
export const preload = load("cheap-passwords.ts");

/**
 * A test server runs for seconds, mostly spent starting. With a larger young generation than a server that runs
 * for months, a start takes a sixth less CPU time.
 */
export const quickStart = [
  ...preload,
  ...load("strict-answers.ts"),
  "--min-semi-space-size=16",
  "--max-semi-space-size=32",
];

/** These only end what hangs: a machine with other work has taken 90 seconds until a server said its first word. */
const timeouts = { startMs: 600_000, stopMs: 120_000 };

/**
 * Starts Colophon as `npm start` does: on a free port, with fresh data, its own Postgres and its own chain, unless `env`
 * says otherwise. When the calling process ends, its remaining processes are ended and its data removed: DATA_DIR,
 * if given, must be in a temporary folder too. Node.js gets `options` in addition to those of `npm start`.
 */
export async function startServer(
  env: Environment = {},
  options: readonly string[] = quickStart,
): Promise<RunningServer> {
  const { PORT = String(await findPort()), DATA_DIR = await makeDataDir(env) } = env;
  // Nothing is asked on the internet, whatever PUBLIC_URL looks like.
  const usual = { RATE_LIMITS: "off", METRICS_TOKEN: metricsToken, OTS_CALENDARS: "none" };
  return serve({ PORT, DATA_DIR, ...usual, ...env }, options);
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

type Program = "main" | "fsck" | "keys" | "archive" | "backup" | "restore" | "operator" | "reindex";

/** Runs the server, or a command, until it ends by itself: a refused start, a check. */
export async function runToEnd(program: Program, env: Environment, args: string[] = []): Promise<Ended> {
  const { child, ended, output } = run(program, env, { args });
  const inTime = await Promise.race([ended, delay(timeouts.startMs, undefined, { ref: false })]);
  if (inTime !== undefined) return inTime;
  child.kill("SIGKILL");
  throw new Error(`${program} did not end by itself\n${output()}`);
}

/** Where a command is killed: when it says this, or a number of writes later (`kill-within.ts`). */
export interface KillPoint {
  said: string;
  writesLater?: number;
}

/** Runs a command until it is killed (SIGKILL) at that point; resolves to what it had said. Throws if it came to its end. */
export async function killAt(
  program: Program,
  env: Environment,
  args: string[],
  { said, writesLater = 0 }: KillPoint,
): Promise<string> {
  const point = { KILL_WHEN_SAID: said, KILL_WRITES_LATER: String(writesLater) };
  const { ended } = run(program, { ...env, ...point }, { args, options: load("kill-within.ts") });
  const { code, output } = await ended;
  if (code !== null) throw new Error(`${program} was not killed ${writesLater} after "${said}"\n${output}`);
  return output;
}

const notes = { server: "lock.pid", postgres: "postgres/data/postmaster.pid", chain: "dev-chain.json" };

/** The pid of the server, its embedded Postgres or its local chain, as noted in `dataDir`. */
export async function readPid(dataDir: string, of: keyof typeof notes): Promise<number> {
  const note = await readFile(path.join(dataDir, notes[of]), "utf8");
  const [pid] = /\d+/.exec(note) ?? [];
  if (pid === undefined) throw new Error(`${notes[of]} is not written yet`);
  return Number(pid);
}

export function isRunning(pid: number): boolean {
  try {
    // A zombie, ended but not reaped by its parent yet, has an empty command line.
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
  const script = path.join(
    import.meta.dirname,
    "../../../apps/server/src",
    program === "main" ? "start" : "commands",
    `${program}.ts`,
  );
  // Nothing else from our environment: tests must not use a developer's DATABASE_URL.
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
  void ended.then(() => {
    const line = output.split("\n").find((one) => one.includes(badAnswer));
    if (line !== undefined) throw new Error(line.slice(line.indexOf(badAnswer)));
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

/** A free port below the ephemeral range for outgoing connections, so that it is still free at a restart. */
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
