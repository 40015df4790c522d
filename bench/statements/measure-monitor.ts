import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import Fastify from "fastify";
import { logRoutes } from "../../apps/server/src/log/log-routes.ts";
import { createIssuer } from "../../apps/server/src/certificates/issuer.ts";
import { loadKeys } from "../../apps/server/src/keys.ts";
import type { LogParts } from "./fill-log.ts";

/** The command, in a process of its own, that follows the whole log over HTTP from its first entry. */
export async function measureMonitor({ pool, log }: Pick<LogParts, "pool" | "log">, folder: string) {
  const app = Fastify();
  logRoutes(app, { pool, log });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const trust = path.join(folder, "trust.json");
  const { jwk } = createIssuer(loadKeys(path.join(folder, "keys")).issuerSigning);
  writeFileSync(
    trust,
    JSON.stringify({ log: { origin: log.origin, vkey: log.vkey }, issuer: { keys: [jwk] }, anchors: [] }),
  );
  const program = path.join(import.meta.dirname, "../../apps/verify/src/main.ts");
  const state = path.join(folder, "monitor.json");
  const args = [program, "monitor", url, "--state", state, "--trust", trust];
  const start = performance.now();
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  let peak = 0;
  const looking = setInterval(() => (peak = Math.max(peak, peakOf(child.pid ?? 0))), 50);
  const [code] = (await once(child, "exit")) as [number];
  clearInterval(looking);
  await app.close();
  if (code !== 0) throw new Error(`the monitor found something: ${output}`);
  const { size, statements } = JSON.parse(output) as { size: number; statements: number };
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return { "entries replayed": size, statements, seconds, "peak MB": Math.round(peak / 1e6) };
}

/** The most memory that a process has had, where Linux tells it. */
function peakOf(pid: number): number {
  try {
    return 1024 * Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
