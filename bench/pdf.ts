import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { languages } from "../packages/api/src/index.ts";
import { fillCertificate, metrics } from "../packages/certificate/src/index.ts";
import { readTemplate } from "../apps/server/src/documents/certificate-template.ts";
import { openDocumentSigner } from "../apps/server/src/documents/document-signer.ts";
import { loadTypst } from "../apps/server/src/documents/load-typst.ts";
import { openPageRenderer } from "../apps/server/src/documents/page-renderer.ts";
import { signPdf } from "../apps/server/src/documents/sign-pdf.ts";
import { makePageJob } from "../apps/server/test/make-page-job.ts";
import { makeTemporaryFolder } from "../apps/server/test/temporary-folder.ts";
import { bringBrowser } from "../scripts/setup/browser.ts";
import { printTable } from "./measure/print-table.ts";

/** `npm run bench -- pdf`: what a signed certificate costs, in the seven languages by turns, beside Chromium's print of the same page. */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    documents: { type: "string", default: "1000" },
    prints: { type: "string", default: "50" },
    json: { type: "boolean", default: false },
  },
});

const signer = openDocumentSigner({
  keysDir: makeTemporaryFolder("colophon-bench-"),
  name: "colophon.example",
});
const render = await openPageRenderer(await loadTypst());
const jobs = languages.map((lang) => makePageJob({}, { lang }));

async function makeSigned(turn: number): Promise<number> {
  const job = jobs[turn % jobs.length] ?? makePageJob();
  const page = await render(job);
  const signed = await signPdf(page, {
    identity: signer.identity(),
    certificateId: job.fields.texts.certificate_id,
    signedAt: job.renderedAt,
    seal: { left: 239, bottom: 94, right: 359, top: 214 },
  });
  return signed.length;
}

for (let turn = 0; turn < 4 * jobs.length; turn++) await makeSigned(turn);
const count = Number(values.documents);
const memory: number[] = [];
let bytes = 0;
const [cpuBefore, before] = [process.cpuUsage(), performance.now()];
for (let turn = 0; turn < count; turn++) {
  bytes += await makeSigned(turn);
  if (turn % Math.ceil(count / 5) === 0) memory.push(mebibytes());
}
memory.push(mebibytes());
const { user, system } = process.cpuUsage(cpuBefore);
const own = { cpu: (user + system) / 1000 / count, wall: (performance.now() - before) / count };
const print = await measurePrint(Number(values.prints));

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
  console.log(
    `${(1000 / own.cpu).toFixed(1)} a second on one core; memory ${memory.join(", ")} MiB over ${count}`,
  );
}

function mebibytes(): number {
  return Math.round(process.memoryUsage().rss / 1024 / 1024);
}

function kilobytes(size: number): string {
  return (size / 1000).toFixed(0);
}

/** The same pages by a browser that is open already: set the page, print it, one after the other. */
async function measurePrint(times: number): Promise<{ wall: number; bytes: number }> {
  const { executablePath, env } = await bringBrowser(join(import.meta.dirname, ".."));
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    env: { ...process.env, ...env },
    args: ["--disable-quic", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  const page = await browser.newPage();
  const template = readTemplate();
  const printOne = async (turn: number) => {
    const { fields } = jobs[turn % jobs.length] ?? makePageJob();
    await page.setContent(fillCertificate(template, fields, { metrics }).svg);
    return (await page.pdf({ format: "A4" })).length;
  };
  for (let turn = 0; turn < jobs.length; turn++) await printOne(turn);
  let size = 0;
  const start = performance.now();
  for (let turn = 0; turn < times; turn++) size += await printOne(turn);
  const wall = (performance.now() - start) / times;
  await browser.close();
  return { wall, bytes: size / times };
}
