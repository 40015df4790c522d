import { spawnSync } from "node:child_process";
import { dirname, delimiter, join } from "node:path";
import { findNpm } from "../setup/npm.mjs";

export const root = join(import.meta.dirname, "../..");

/** Runs a program to its end, and answers what it has printed. */
export function run(program: string, args: string[], cwd = root, env: Record<string, string> = {}): string {
  const PATH = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PATH, ...env },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`, { cause: error });
  return stdout;
}

export const runNode = (args: string[], cwd?: string, env?: Record<string, string>): string =>
  run(process.execPath, args, cwd, env);

export const runNpm = (args: string[], cwd?: string): string => runNode([findNpm(), ...args], cwd);
