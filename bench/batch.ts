import { parseArgs } from "node:util";
import type { BatchContentsInput, RegistrationContentsInput } from "@colophon/api";
import { makeRegistrationInput } from "@colophon/testing/make-registration";
import { openAccount } from "@colophon/testing/account";
import { preload, readPid, runToEnd, startServer } from "@colophon/testing/start-server";
import { readCpuTime } from "./measure/cpu-time.ts";
import { printTable } from "./measure/print-table.ts";
import { measureLevel } from "./registrations/measure-level.ts";

/**
 * `npm run bench -- batch`: what it takes to register 500 works by one request, and how much longer clients that register
 * singly wait meanwhile: at the same load without and with batches, one after the other.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    works: { type: "string", default: "500" },
    /** Of each work's description and keywords, so that its record has about 10 kB. */
    bytes: { type: "string", default: "8000" },
    clients: { type: "string", default: "64" },
    seconds: { type: "string", default: "10" },
    "warm-up": { type: "string", default: "3" },
    rounds: { type: "string", default: "3" },
    /** Whether each work is the newer version of another one. */
    newer: { type: "boolean", default: false },
  },
});
const works = Number(values.works);
const server = await startServer({}, [...preload]);
const pids = { server: server.pid, postgres: await readPid(server.dataDir, "postgres") };
const accounts = await Promise.all(Array.from({ length: 32 }, () => openAccount(server.url)));
const tokens = accounts.map(({ token }) => token);
const [ada = ""] = tokens;

/** People's names and keywords, the parts of a record that may be long. */
function contentsOf(title: string, supersedes?: string): RegistrationContentsInput {
  const { payment: _, ...input } = makeRegistrationInput();
  const keywords = Array.from(
    { length: Math.min(50, Math.ceil(Number(values.bytes) / 120)) },
    (_keyword, at) => `keyword ${at} of ${title} and its many words`,
  );
  const people = Math.min(50, Math.ceil(Number(values.bytes) / 250));
  return {
    ...input,
    collaborators: Array.from({ length: people }, (_person, at) => ({
      givenName: `Given name ${at}`,
      familyName: `Family name of somebody who took part, number ${at}`,
    })),
    materialDetails: { ...input.materialDetails, title, keywords },
    ...(supersedes !== undefined && { supersedes }),
  };
}

interface Sent {
  milliseconds: number;
  /** Of the server's processor time, with whatever else it did meanwhile. */
  cpu: number;
  certificateIds: string[];
}

async function sendBatch(name: string, older: readonly string[] = []): Promise<Sent> {
  const registrations: BatchContentsInput["registrations"] = Array.from({ length: works }, (_, row) =>
    contentsOf(`${name}, work ${row}`, older[row]),
  );
  const body = JSON.stringify({ registrations, payment: { provider: "demo" } });
  const headers = {
    authorization: `Bearer ${ada}`,
    "content-type": "application/json",
    "idempotency-key": name.replaceAll(/[ ,]+/g, "-"),
  };
  const [start, before] = [performance.now(), readCpuTime(pids)];
  for (;;) {
    const response = await fetch(`${server.url}/api/ip/register/batch`, { method: "POST", headers, body });
    const answer = (await response.json()) as { registered?: { certificateId: string }[] };
    const after = readCpuTime(pids);
    if (answer.registered !== undefined)
      return {
        milliseconds: performance.now() - start,
        cpu: before && after ? 1000 * (after.server - before.server) : NaN,
        certificateIds: answer.registered.map(({ certificateId }) => certificateId),
      };
    // A busy machine: the same is asked again, as clients do.
    if (response.status !== 503 && response.status !== 429)
      throw new Error(`${response.status}: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

const level = (seconds: number) =>
  measureLevel({
    url: server.url,
    tokens: tokens.slice(1),
    clients: Number(values.clients),
    warmUpSeconds: Number(values["warm-up"]),
    seconds,
    pids,
  });

const rows: Record<string, string | number>[] = [];
for (let round = 0; round < Number(values.rounds); round++) {
  const older = values.newer ? (await sendBatch(`Older ${round}`)).certificateIds : [];
  const alone = await sendBatch(`Alone ${round}`, older);
  const without = await level(Number(values.seconds));
  const olderToo = values.newer ? (await sendBatch(`Older, too ${round}`)).certificateIds : [];
  const measuring = level(Number(values.seconds));
  const later = (1000 * (Number(values["warm-up"]) + Number(values.seconds) / 4)) | 0;
  await new Promise((resolve) => setTimeout(resolve, later));
  const beside = await sendBatch(`Beside ${round}`, olderToo);
  const during = await measuring;
  rows.push({
    "batch alone ms": Math.round(alone.milliseconds),
    "its CPU ms": Math.round(alone.cpu),
    "batch beside them ms": Math.round(beside.milliseconds),
    "single p99 ms": Math.round(without.p99),
    "with the batch": Math.round(during.p99),
    "single max ms": Math.round(without.max),
    "max with it": Math.round(during.max),
    "single/s": Math.round(without.perSecond),
    "single/s with it": Math.round(during.perSecond),
    errors: [without, during].flatMap(({ errors }) => Object.values(errors)).reduce((sum, n) => sum + n, 0),
  });
}
await server.stop();
const fsck = await runToEnd("fsck", server.env);
console.log(`${works} works a batch, ${values.clients} clients that register singly`);
printTable(rows);
console.log(`fsck: exit ${String(fsck.code)}`);
if (fsck.code !== 0) process.exitCode = 1;
