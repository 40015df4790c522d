import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { borrowPostgres } from "@colophon/server/base/db/borrow-postgres.ts";
import { openAccount } from "@colophon/testing/account";
import { preload, readPid, type RunningServer, startServer } from "@colophon/testing/start-server";
import { parseBundle } from "@colophon/proof";
import { printTable } from "./measure/print-table.ts";
import { measureViews, type View, type ViewLevel } from "./views/measure-views.ts";
import { spreadCertificates } from "./views/spread-certificates.ts";
import { verify, bundle, view, bundlePath, get } from "./views/requests.ts";

/**
 * `npm run bench -- views`: the cost of showing a certificate, that is `GET /api/ip/verify/{id}` and its bundle, on
 * the real server with its own Postgres. Cold: no certificate has been requested before. For comparison `/healthz`,
 * the minimum cost of any answer.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    certificates: { type: "string", default: "2000" },
    /** Foreign leaves between two pairs of them. */
    between: { type: "string", default: "510" },
    views: { type: "string", default: "8000" },
    clients: { type: "string", default: "8" },
    /** A folder for the server's CPU profiles. */
    "cpu-prof": { type: "string" },
    json: { type: "boolean", default: false },
  },
});
const [certificates, views] = [Number(values.certificates), Number(values.views)];
const clients = Number(values.clients);
const say = (line: string): void => console.error(line);

const profile = values["cpu-prof"];
let server = await startServer(
  profile === undefined ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` },
  preload,
);
say(`registering ${certificates} works, ${values.between} foreign leaves after every two`);
const account = await openAccount(server.url, "Ada Lovelace", { withLetters: true });
const ids = await spread(certificates, Number(values.between));
say("waiting for their anchor");
await untilAnchored(ids.at(-1) ?? "");

const measured: Record<string, ViewLevel> = {};
measured["/healthz"] = await measure(repeat([get("/healthz")]));
for (const [name, of] of Object.entries({ verify, bundle, view })) {
  // A new process has empty caches; its code is warm after the first tenth.
  server = await restart({ ANCHOR_INTERVAL_SECONDS: "86400" });
  const share = Math.floor(ids.length / 10);
  await measure(once(ids.slice(0, share).map(of)));
  measured[`${name}, cold`] = await measure(once(ids.slice(share).map(of)));
  // As many as a busy server caches.
  const few = ids.slice(0, 500).map(of);
  await measure(once(few));
  measured[`${name}, again`] = await measure(repeat(...few));
}
const tags = await Promise.all(ids.slice(0, 500).map(readTag));
if (tags.every((tag) => tag !== undefined)) {
  const unchanged = ids.slice(0, 500).map((id, at) => get(bundlePath(id), tags[at]));
  measured["bundle, 304"] = await measure(repeat(...unchanged.map((request) => [request])));
  measured["view, 304"] = await measure(
    repeat(...unchanged.map((request, at) => [...verify(ids[at] ?? ""), request])),
  );
}
const pending = await spread(200, 0);
measured["view, no anchor yet"] = await measure(repeat(...pending.map(view)));
measured["/healthz again"] = await measure(repeat([get("/healthz")]));
await server.stop();

if (values.json) console.log(JSON.stringify(measured));
else
  printTable(
    Object.entries(measured).map(
      ([what, { perSecond, p50, p99, server: cpu = NaN, postgres = NaN, statuses }]) => ({
        what,
        "p50 ms": p50.toFixed(2),
        "p99 ms": p99.toFixed(2),
        "a second": Math.round(perSecond),
        "server µs": Math.round(cpu),
        "Postgres µs": Math.round(postgres),
        "a second on one core": Math.round(1e6 / (cpu + postgres)),
        statuses: JSON.stringify(statuses),
      }),
    ),
  );

function once(all: readonly View[]): () => View | undefined {
  let at = 0;
  return () => all[at++];
}

function repeat(...all: readonly View[]): () => View | undefined {
  let at = 0;
  return () => (at < views ? all[at++ % all.length] : undefined);
}

async function measure(next: () => View | undefined): Promise<ViewLevel> {
  const pids = { server: server.pid, postgres: await readPid(server.dataDir, "postgres") };
  return measureViews({ url: server.url, pids, clients, next });
}

async function spread(count: number, between: number): Promise<string[]> {
  const { url: databaseUrl } = await borrowPostgres(server.dataDir);
  const owner = { ...account, url: server.url };
  return spreadCertificates({ account: owner, databaseUrl, certificates: count, between });
}

async function restart(env: Record<string, string>): Promise<RunningServer> {
  await server.stop();
  return server.restart(env);
}

async function untilAnchored(id: string): Promise<void> {
  const read = async () => (await fetch(`${server.url}${bundlePath(id)}`)).text();
  while (parseBundle(await read()).anchors.length === 0) await delay(500);
}

async function readTag(id: string): Promise<string | undefined> {
  return (await fetch(`${server.url}${bundlePath(id)}`)).headers.get("etag") ?? undefined;
}
