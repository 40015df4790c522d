import { execFile } from "node:child_process";
import { join } from "node:path";

export interface Run {
  exitCode: number;
  stdout: string;
  stderr: string;
}

export const program = join(import.meta.dirname, "../src/main.ts");

/** Runs the real command in a process of its own, as a person without a terminal would see it. */
export async function runVerify(args: string[], env: Record<string, string> = {}): Promise<Run> {
  return await new Promise((resolve, reject) => {
    const options = { env: { PATH: process.env["PATH"] ?? "", ...env }, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : error.code;
      if (typeof exitCode === "number") resolve({ exitCode, stdout, stderr });
      else reject(error ?? new Error("no exit code"));
    });
  });
}
