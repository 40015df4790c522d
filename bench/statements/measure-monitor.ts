import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { encodeEntryBundle, parseTilePath, TILE_WIDTH } from "@colophon/proof";
import { createIssuer } from "@colophon/server/record/issuer.ts";
import { loadKeys } from "@colophon/server/base/keys/keys.ts";
import { readEntries } from "@colophon/testing/stores";
import type { LogParts } from "./fill-log.ts";

/** The command, in a process of its own, that follows the whole log over HTTP from its first entry. */
export async function measureMonitor({ pool, log }: Pick<LogParts, "pool" | "log">, folder: string) {
  const server = createServer((request, response) => {
    readLogFile({ pool, log }, (request.url ?? "").slice("/log/".length)).then(
      (file) => response.end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
  server.close();
  if (code !== 0) throw new Error(`the monitor found something: ${output}`);
  const { size, statements } = JSON.parse(output) as { size: number; statements: number };
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return { "entries replayed": size, statements, seconds, "peak MB": Math.round(peak / 1e6) };
}

/** As `/log` of a server shows it. */
async function readLogFile(
  { pool, log }: Pick<LogParts, "pool" | "log">,
  file: string,
): Promise<string | Uint8Array> {
  if (file === "checkpoint") return (await log.newest()).checkpoint;
  const tile = parseTilePath(file);
  if (tile.kind === "tile") return log.tile(tile.level, tile.index, tile.width);
  const start = tile.index * TILE_WIDTH;
  return encodeEntryBundle(await readEntries(pool, start, start + tile.width));
}

/** Peak memory of a process, if Linux reports it. */
function peakOf(pid: number): number {
  try {
    return 1024 * Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
