import { execFile } from "node:child_process";
import { join } from "node:path";
import { runCommand } from "../src/run-command.ts";

export interface Run {
  exitCode: number;
  stdout: string;
  stderr: string;
}

export const program = join(import.meta.dirname, "../src/main.ts");

/** Runs the command here, as a person without a terminal would see it, on lines that hold all of a sentence unless told. */
export async function runVerify(args: string[], columns = 500): Promise<Run> {
  let [stdout, stderr] = ["", ""];
  const exitCode = await runCommand(args, {
    write: (text) => (stdout += text),
    complain: (text) => (stderr += text),
    paint: (_, text) => text,
    columns,
  });
  return { exitCode, stdout, stderr };
}

/** The same by the program, in a process of its own. */
export async function runProgram(args: string[], env: Record<string, string> = {}): Promise<Run> {
  return await new Promise((resolve, reject) => {
    const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
    const options = { env: { PATH, NODE_COMPILE_CACHE, ...env }, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : error.code;
      if (typeof exitCode === "number") resolve({ exitCode, stdout, stderr });
      else reject(error ?? new Error("no exit code"));
    });
  });
}
