import { join } from "node:path";
import { parseArgs } from "node:util";
import { preload, startServer } from "@colophon/testing/start-server";
import { makeWorld } from "../e2e/world.ts";
import { bringBrowser } from "../scripts/setup/browser.ts";
import { printTable } from "./measure/print-table.ts";
import { quantile, sorted } from "./measure/quantile.ts";
import { type FirstLoad, measureFirstLoad } from "./web/measure-first-load.ts";
import { startBarePage } from "./web/start-bare-page.ts";

/**
 * `npm run bench -- web`: the first load of `/` and of a certificate's page in Chromium with an empty cache, 150 ms round trips, 1.6 Mbit/s and a
 * quarter of the processor. The yardstick, a page of one heading from a bare server, is the cost of the network alone.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { json: { type: "boolean", default: false }, loads: { type: "string", default: "5" } },
});
const loads = Number(values.loads);

const { executablePath, env } = await bringBrowser(join(import.meta.dirname, ".."));
const launch = {
  ...(executablePath === undefined ? {} : { executablePath }),
  env: { ...process.env, ...env } as Record<string, string>,
  // Phones draw letters at their true width; with hinting, a fallback's widths are rounded to whole pixels.
  args: [
    "--disable-quic",
    "--font-render-hinting=none",
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
};
await import("../scripts/build.ts");
const server = await startServer({}, preload);
const bare = await startBarePage();
const { certificateId } = await makeWorld(server);

const rows = [];
for (const [page, url] of [
  ["a bare page", bare.url],
  ["/", `${server.url}/?lng=en`],
  ["/ in Arabic", `${server.url}/?lng=ar`],
  ["/ in Japanese", `${server.url}/?lng=ja`],
  ["a certificate", `${server.url}/verify/${certificateId}?lng=en`],
] as const) {
  const measured: FirstLoad[] = [];
  for (let load = 0; load < loads; load++) measured.push(await measureFirstLoad(url, launch));
  const middle = (of: (one: (typeof measured)[number]) => number) => quantile(sorted(measured.map(of)), 0.5);
  rows.push({
    page,
    "FCP ms": Math.round(middle(({ fcp }) => fcp)),
    "LCP ms": Math.round(middle(({ lcp }) => lcp)),
    "worst LCP ms": Math.round(Math.max(...measured.map(({ lcp }) => lcp))),
    "verdict ms": Math.round(middle(({ verdict }) => verdict)),
    CLS: Number(Math.max(...measured.map(({ cls }) => cls)).toFixed(4)),
    requests: middle(({ requests }) => requests),
    "JS kB": Number((middle(({ scriptBytes }) => scriptBytes) / 1000).toFixed(1)),
    "all kB": Number((middle(({ allBytes }) => allBytes) / 1000).toFixed(1)),
  });
}
await server.stop();
bare.stop();

if (values.json) console.log(JSON.stringify(rows));
else printTable(rows);
