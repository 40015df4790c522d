import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";

export interface Run {
  /** Null: killed. */
  exitCode: number | null;
  stdout: string;
  stderr: string;
  /** The lines of standard output, of a run with `--json`. */
  events: Record<string, unknown>[];
}

const source = join(import.meta.dirname, "../src/main.ts");

/** A place with its own login and journal, and a folder of its own to be in. */
export function makeHome() {
  const folder = makeTemporaryFolder("colophon-cli-");
  const work = join(folder, "work");
  mkdirSync(work);
  return { folder, work };
}

interface Options {
  cwd: string;
  env?: Record<string, string>;
  input?: string;
  program?: string;
  /** Another Node than that of the tests. */
  node?: string;
  /** Called with the process, to end it or to look at it. */
  onStart?: (child: ChildProcess) => void;
}

/** Runs the program in a process of its own, as somebody without a terminal would. */
export async function runColophon(home: { folder: string }, args: string[], options: Options): Promise<Run> {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const child = spawn(options.node ?? process.execPath, [options.program ?? source, ...args], {
    cwd: options.cwd,
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      HOME: home.folder,
      XDG_CONFIG_HOME: join(home.folder, "config"),
      XDG_STATE_HOME: join(home.folder, "state"),
      ...options.env,
    },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  child.stdin.on("error", () => undefined);
  child.stdin.end(options.input ?? "");
  options.onStart?.(child);
  await once(child, "close");
  const isJson = args.includes("--json") && child.exitCode !== null;
  const events = isJson
    ? stdout
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as Record<string, unknown>)
    : [];
  return { exitCode: child.exitCode, stdout, stderr, events };
}
