import { parseArgs } from "node:util";
import { languages } from "@colophon/api";
import { openDocumentSigner } from "@colophon/server/register/documents/document-signer.ts";
import { createPagePool } from "@colophon/server/register/documents/page-pool.ts";
import type { CertificateJob } from "@colophon/server/register/documents/page-renderer.ts";
import { signPdf } from "@colophon/server/register/documents/sign-pdf.ts";
import { makePageJob } from "@colophon/testing/make-page-job";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { readMemory } from "./footprint/read-memory.ts";
import { readOwnTree } from "./measure/cpu-time.ts";
import { printTable } from "./measure/print-table.ts";
import { measurePrint } from "./pdf/measure-print.ts";

/**
 * `npm run bench -- pdf`: the cost of a signed certificate, compared with Chromium's print of the same page. Every certificate is
 * different, in the seven languages in turn, as the server makes them. CPU time and memory are those of this process, which signs,
 * and of the processes that draw. Linux only.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    documents: { type: "string", default: "1000" },
    workers: { type: "string", default: "1" },
    prints: { type: "string", default: "50" },
    json: { type: "boolean", default: false },
  },
});

const signer = openDocumentSigner({
  keysDir: makeTemporaryFolder("colophon-bench-"),
  name: "colophon.example",
});
const workers = Number(values.workers);
const pool = createPagePool({ workers, maxWaiting: workers });

function makeJob(turn: number): CertificateJob {
  const lang = languages[turn % languages.length] ?? "en";
  const certificateId = `RSF-${(turn * 7919).toString(36).toUpperCase().padStart(9, "0")}`;
  return makePageJob({ certificateId, title: `The Lighthouse Keeper’s Daughter, ${turn}` }, { lang });
}

async function makeSigned(turn: number): Promise<number> {
  const job = makeJob(turn);
  const page = await pool.run(job);
  const signed = await signPdf(page, {
    identity: signer.identity(),
    certificateId: job.fields.texts.certificate_id,
    signedAt: job.renderedAt,
    seal: { left: 239, bottom: 94, right: 359, top: 214 },
  });
  return signed.length;
}

let turns = 0;
let bytes = 0;

/** As many at once as there are workers. */
async function makeMany(count: number): Promise<void> {
  const last = turns + count;
  const makeOn = async () => {
    while (turns < last) {
      const size = await makeSigned(turns++);
      bytes += size;
    }
  };
  await Promise.all(Array.from({ length: workers }, makeOn));
}

await makeMany(4 * languages.length);
bytes = 0;
const memory = [mebibytes()];
const [cpuBefore, before] = [readOwnTree(), performance.now()];
const hundreds = Math.ceil(Number(values.documents) / 100);
for (let i = 0; i < hundreds; i++) {
  await makeMany(100);
  memory.push(mebibytes());
}
const count = 100 * hundreds;
const own = {
  cpu: (1000 * (readOwnTree() - cpuBefore)) / count,
  wall: (performance.now() - before) / count,
};
await pool.close();
const print = await measurePrint(makeJob, Number(values.prints));

if (values.json) console.log(JSON.stringify({ ...own, bytes: bytes / count, memory, print }));
else {
  printTable([
    {
      document: "colophon, signed",
      "CPU ms": own.cpu.toFixed(1),
      "wall ms": own.wall.toFixed(1),
      kB: kilobytes(bytes / count),
    },
    {
      document: "Chromium's print",
      "CPU ms": "",
      "wall ms": print.wall.toFixed(1),
      kB: kilobytes(print.bytes),
    },
  ]);
  console.log(`${(1000 / own.cpu).toFixed(1)} a second on one core`);
  console.log(`memory at the beginning and after every 100: ${memory.join(", ")} MiB`);
}

function mebibytes(): number {
  return Math.round(readMemory(process.pid).total);
}

function kilobytes(size: number): string {
  return (size / 1000).toFixed(0);
}
