import path from "node:path";
import { openAccount, register } from "@colophon/testing/account";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { quantile, sorted } from "../measure/quantile.ts";
import { type Installed, startInstalled, type Way } from "./start-installed.ts";

export interface Starts {
  start: string;
  way: Way;
  /** Milliseconds from the spawn until it is ready. */
  median: number;
  min: number;
  max: number;
  /** Median milliseconds of the first registration after it; unknown for starts without data. */
  first?: number;
}

export interface StartOptions {
  port: number;
  rounds: number;
  /** An initialised, used DATA_DIR that no server has open. */
  dataDir: string;
}

/** What a start finds. The work registered before each kill is only in Postgres' write-ahead log. */
const ends = {
  "after a clean stop": (server: Installed) => server.stop(),
  "after kill -9 of the server": (server: Installed) => server.killServer(),
  "after kill -9 of everything": (server: Installed) => server.killAll(),
};

export async function measureStarts(options: StartOptions): Promise<Starts[]> {
  const starts: Starts[] = [];
  for (const way of ["server alone", "npm start"] as const) {
    starts.push({ start: "the first, on no data", way, ...(await measureFresh(way, options)) });
    for (const [start, end] of Object.entries(ends))
      starts.push({ start, way, ...(await measureAfter(end, way, options)) });
  }
  return starts;
}

async function measureFresh(way: Way, { port, rounds }: StartOptions) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const dataDir = path.join(makeTemporaryFolder("colophon-footprint-"), "data");
    const server = await startInstalled(way, { dataDir, port });
    times.push(server.readyMs);
    await server.stop();
  }
  return summarise(times);
}

async function measureAfter(
  end: (server: Installed) => Promise<void>,
  way: Way,
  { port, rounds, dataDir }: StartOptions,
) {
  let server = await startInstalled(way, { dataDir, port });
  const times: number[] = [];
  const firsts: number[] = [];
  while (times.length < rounds) {
    const account = await openAccount(server.url, "Ada Lovelace", { withLetters: true });
    await Promise.all(Array.from({ length: 20 }, () => register(account)));
    await end(server);
    server = await startInstalled(way, { dataDir, port });
    times.push(server.readyMs);
    const asked = performance.now();
    await register({ ...account, url: server.url });
    firsts.push(performance.now() - asked);
  }
  await server.stop();
  return { ...summarise(times), first: quantile(sorted(firsts), 0.5) };
}

function summarise(times: readonly number[]): Pick<Starts, "median" | "min" | "max"> {
  return { median: quantile(sorted(times), 0.5), min: Math.min(...times), max: Math.max(...times) };
}
