import { fork, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findNpm } from "../../scripts/setup/npm.mjs";
import { quantile, sorted } from "../measure/quantile.ts";

const library = "@blockcerts/cert-verifier-js@6.35.0";

/**
 * Milliseconds of a check by Blockcerts' own library, in its package's bundled build; undefined if it can't be installed. It
 * checks less: a hash of the canonical document and a Merkle path. On a real chain it would ask a block explorer.
 */
export async function measureBlockcerts({
  warmUp,
  rounds,
}: {
  warmUp: number;
  rounds: number;
}): Promise<{ library: string; p50: number; p99: number } | undefined> {
  const folder = mkdtempSync(join(tmpdir(), "colophon-bench-"));
  try {
    // Not `npm install`: two of its dependencies are branches on GitHub, which the bundled build does not need.
    run(process.execPath, [findNpm(), "pack", library, "--loglevel=error"], folder);
    run("tar", ["-xzf", readdirSync(folder)[0] ?? ""], folder);
    const times = await checkInProcess(join(folder, "package/dist/verifier-node/index.js"), warmUp + rounds);
    const ascending = sorted(times.slice(warmUp));
    return { library, p50: quantile(ascending, 0.5), p99: quantile(ascending, 0.99) };
  } catch (error) {
    process.stderr.write(`no Blockcerts to compare with: ${String(error)}\n`);
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(program: string, args: string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw error ?? new Error(stderr.trim());
}

/** The library logs a lot, which we ignore. */
function checkInProcess(door: string, rounds: number): Promise<number[]> {
  const script = new URL("verify-blockcerts.ts", import.meta.url);
  const child = fork(script, [door, String(rounds)], { stdio: ["ignore", "ignore", "ignore", "ipc"] });
  return new Promise((resolve, reject) => {
    child.once("message", (times) => {
      resolve(times as number[]);
      child.kill();
    });
    child.once("exit", (code) => reject(new Error(`its process ended with ${String(code)}`)));
  });
}
