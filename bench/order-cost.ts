import { execFileSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { printTable } from "./measure/print-table.ts";
import { quantile, sorted } from "./measure/quantile.ts";

/**
 * `npm run bench -- order-cost`: what a demonstration order adds to a registration: pairs of `bench registrations`,
 * one of which is free and so needs no order; each pair runs in the reverse order of the one before. Exits with 1 if the
 * medians differ by more than five per cent.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    pairs: { type: "string", default: "5" },
    clients: { type: "string", default: "64" },
    seconds: { type: "string", default: "10" },
  },
});

interface Run {
  perSecond: number;
  /** In the server's CPU time for one registration, which other programs affect less. */
  microseconds: number;
}

const runs: Record<"with" | "without", Run[]> = { with: [], without: [] };
for (let pair = 0; pair < Number(values.pairs); pair++)
  for (const which of pair % 2 === 0 ? (["with", "without"] as const) : (["without", "with"] as const)) {
    const run = measure(which);
    runs[which].push(run);
    console.error(`pair ${pair + 1}, ${which} orders: ${run.perSecond.toFixed(0)}/s`);
  }

const median = (of: readonly Run[], what: keyof Run) => quantile(sorted(of.map((run) => run[what])), 0.5);
const figures = (["perSecond", "microseconds"] as const).map((what) => {
  const [having, lacking] = [median(runs.with, what), median(runs.without, what)];
  return { what, having, lacking, more: what === "perSecond" ? lacking / having - 1 : having / lacking - 1 };
});
printTable(
  figures.map(({ what, having, lacking, more }) => ({
    median: what === "perSecond" ? "registrations a second" : "CPU of the server, µs each",
    "with orders": having.toFixed(0),
    without: lacking.toFixed(0),
    "costs more by": `${(100 * more).toFixed(1)} %`,
  })),
);
if (figures.some(({ more }) => more > 0.05)) process.exitCode = 1;

function measure(which: "with" | "without"): Run {
  const script = path.join(import.meta.dirname, "../scripts/bench.ts");
  const { clients, seconds } = values;
  const args = [
    "--clients",
    clients,
    "--seconds",
    seconds,
    "--fee",
    which === "with" ? "2500" : "0",
    "--json",
  ];
  const output = execFileSync(process.execPath, [...process.execArgv, script, "registrations", ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const { levels } = JSON.parse(output) as {
    levels: { level: { perSecond: number; serverMicroseconds?: number } }[];
  };
  const level = levels[0]?.level;
  return { perSecond: level?.perSecond ?? NaN, microseconds: level?.serverMicroseconds ?? NaN };
}
