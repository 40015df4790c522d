import { once } from "node:events";
import { spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { connect } from "@colophon/server/base/db/connection.ts";
import { borrowPostgres } from "@colophon/server/base/db/borrow-postgres.ts";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { measureStarts } from "./footprint/measure-starts.ts";
import { type MemoryUse, readMemory } from "./footprint/read-memory.ts";
import { startInstalled } from "./footprint/start-installed.ts";
import { askQuestions, makeDocuments, openPages } from "./footprint/use-registry.ts";
import { printTable } from "./measure/print-table.ts";

/**
 * `npm run bench -- footprint`: how long an installed copy takes to start, and how much memory server, database and
 * chain take together, at rest and after use. Linux only, and as a user who may read /proc of all three.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    /** Of each kind. */
    starts: { type: "string", default: "5" },
    /** Seconds after the start, and after use. */
    rest: { type: "string", default: "60" },
    pages: { type: "string", default: "500" },
    questions: { type: "string", default: "100" },
    documents: { type: "string", default: "200" },
    port: { type: "string", default: "18179" },
    json: { type: "boolean", default: false },
  },
});
const say = (line: string): void => console.error(line);
const root = path.join(import.meta.dirname, "..");
const port = Number(values.port);
const rest = Number(values.rest);
const dataDir = path.join(makeTemporaryFolder("colophon-footprint-"), "data");

await runScript("scripts/build.ts");
// Its data exists, and it has been started before.
await (await startInstalled("server alone", { dataDir, port })).stop();
const memory = await measureMemory();
const starts =
  Number(values.starts) === 0 ? [] : await measureStarts({ port, dataDir, rounds: Number(values.starts) });

if (values.json) console.log(JSON.stringify({ memory, starts }));
else {
  if (starts.length > 0)
    printTable(
      starts.map(({ start, way, median, min, max, first = NaN }) => ({
        start,
        way,
        "median ms": Math.round(median),
        "from ms": Math.round(min),
        "to ms": Math.round(max),
        "first registration ms": Math.round(first),
      })),
    );
  printTable(
    memory.map(({ when, ...parts }) => ({
      "PSS in MiB": when,
      server: Math.round(parts.server),
      pages: Math.round(parts.pages),
      Postgres: Math.round(parts.postgres),
      anvil: Math.round(parts.anvil),
      total: Math.round(parts.total),
    })),
  );
}

async function measureMemory(): Promise<(MemoryUse & { when: string })[]> {
  const server = await startInstalled("npm start", { dataDir, port });
  const read: (MemoryUse & { when: string })[] = [];
  const note = (when: string) => read.push({ when, ...readMemory(server.pid) });
  const restAndNote = async (after: string) => {
    say(`resting ${rest} s`);
    await delay(1000 * rest);
    note(`${rest} s after ${after}`);
  };
  await restAndNote("it was ready");
  say("seeding");
  await runScript("apps/server/src/commands/seed.ts", { DATA_DIR: dataDir, PORT: String(port) });
  note("after the seed");
  const use = { url: server.url, certificates: await listCertificates() };
  say(`${values.pages} pages`);
  await openPages(use, Number(values.pages));
  note(`after ${values.pages} pages`);
  say(`${values.questions} questions`);
  await askQuestions(use, Number(values.questions));
  note(`after ${values.questions} questions`);
  say(`${values.documents} documents`);
  await makeDocuments(use, Number(values.documents));
  note(`after ${values.documents} documents`);
  await restAndNote("all this");
  await server.stop();
  return read;
}

/** Newest first; most of them are final soon. */
async function listCertificates(): Promise<string[]> {
  const { url, giveBack } = await borrowPostgres(dataDir);
  const { db, close } = connect(url, { max: 1 });
  const rows = await db.selectFrom("certificates").select("id").orderBy("registered_at").execute();
  await close();
  // Last: it may end the Postgres that the connection uses.
  await giveBack();
  return rows.map(({ id }) => id);
}

async function runScript(script: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error(`${script} failed`);
}
