import type { Bundle } from "@colophon/proof";
import { HEIGHT, revocationAt, testRules } from "@colophon/testing/make-clock-evidence";
import { makeUser } from "@colophon/testing/make-user";
import { beforeEach, expect, test } from "vitest";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import {
  forgetEvidence,
  keepBlock,
  keepPromise,
  keepToken,
  pass,
  stampLog,
} from "../../../test/test-evidence.ts";
import { createDocumentMaker, type DocumentContext } from "./document-maker.ts";
import type { CertificateJob } from "./page-renderer.ts";
import { provenClock } from "./proven-clock.ts";

const context = await openSpeakingApp();
const { pool, trust } = context;
const owner = await makeUser(context.db);
const at = Math.floor(Date.now() / 1000);
let id: string;

beforeEach(async () => {
  await forgetEvidence(pool);
  ({ certificateId: id } = await context.register(owner));
});

async function printed(rules?: typeof testRules) {
  pass();
  return provenClock(JSON.parse(await context.bundleOf(id)) as Bundle, trust, rules);
}

test("nothing is printed before it is proven", async () => {
  expect(await printed(testRules)).toBeUndefined();
  const stamped = await stampLog(context);
  await keepPromise(pool, stamped);
  expect(await printed(testRules)).toBeUndefined();
  await keepToken(pool, stamped, { at });
  await pool.query("delete from ocsp_answers");
  expect(await printed(testRules)).toBeUndefined();
  await pool.query("insert into ocsp_answers (service, bytes) values ($1, $2)", [
    "https://tsa.example",
    revocationAt(at + 20, { at: at + 10, reason: 1 }),
  ]);
  expect(await printed(testRules)).toBeUndefined();
});

test("an authority’s time is printed when it is proven, and a block’s with the two hours that it may be off", async () => {
  const stamped = await stampLog(context);
  await keepToken(pool, stamped, { at });
  expect(await printed(testRules)).toEqual({
    by: { kind: "authority", operator: "Example Clock" },
    time: at + 1,
  });
  await pool.query("delete from clock_pieces");
  await keepBlock(pool, stamped, at + 60);
  expect(await printed(testRules)).toEqual({ by: { kind: "bitcoin", height: HEIGHT }, time: at + 7260 });
});

test("whom only this registry believes is not printed, nor a block of little work, nor one older than the record", async () => {
  const stamped = await stampLog(context);
  await keepToken(pool, stamped, { at });
  await keepBlock(pool, stamped, at + 60);
  expect(await printed()).toBeUndefined();
  await pool.query("delete from clock_pieces where kind = 'rfc3161'");
  await pool.query("truncate bitcoin_headers");
  await keepBlock(pool, stamped, at - 20_000);
  expect(await printed(testRules)).toBeUndefined();
});

/** A maker of documents that draws nothing, and counts what it asks for. */
function makerOf(run: (job: CertificateJob) => Promise<Buffer>) {
  const asked = { chosen: 0, built: 0, judged: 0 };
  const { log, stamps } = context;
  const make = createDocumentMaker({
    ...context,
    stamps: {
      ...stamps,
      firstCovering: async (index: number) => {
        asked.chosen++;
        return stamps.firstCovering(index);
      },
    },
    log: {
      ...log,
      tlogProof: async (...of: Parameters<typeof log.tlogProof>) => {
        asked.built++;
        return log.tlogProof(...of);
      },
    },
    anchoring: {
      ...context.anchoring,
      // The trust file is read for each judgement.
      trusted: async () => {
        asked.judged++;
        return [];
      },
    },
    documents: { pool: { run }, signer: { root: "", roots: [] } },
    past: { previousLogs: [], anchors: [], pdfRoots: [] },
    clockRules: testRules,
  } as unknown as DocumentContext);
  return { make, asked };
}

test("a document names the clock that proves its date, and is made again for it", async () => {
  const jobs: CertificateJob[] = [];
  const run = async (job: CertificateJob) => {
    jobs.push(job);
    return Buffer.from(`picture ${jobs.length}`);
  };
  const { make } = makerOf(run);
  const draw = async () => {
    pass();
    const document = await make(id, "svg", "en");
    return (await document.bytes()).toString();
  };
  const texts = () => {
    const { notary_name, date_proof, label_date_proof, date_line } = jobs.at(-1)?.fields.texts ?? {};
    return [label_date_proof, notary_name, date_proof, date_line];
  };
  const stamped = await stampLog(context);
  const first = await draw();
  expect(await draw()).toBe(first);
  expect(texts()[1]).toBe("On its way");
  await keepToken(pool, stamped, { at });
  expect(await draw()).not.toBe(first);
  expect(texts()).toEqual([
    "Registered no later than",
    expect.stringMatching(/^Timestamp by Example Clock\n.* UTC$/),
    expect.stringMatching(/UTC$/),
    expect.stringMatching(/^no later than .*, according to Example Clock$/),
  ]);
  await pool.query("delete from clock_pieces");
  await keepBlock(pool, stamped, at);
  await draw();
  expect(texts()).toEqual([
    "Registered no later than",
    expect.stringMatching(/^Bitcoin, block 900,000\n.* UTC$/),
    expect.stringMatching(/UTC$/),
    expect.stringMatching(/^no later than [^,]*, \d{4}$/),
  ]);
  expect(jobs).toHaveLength(3);
});

test("a proof is chosen and a bundle built once for a document, and judged only where clocks have said something", async () => {
  const { make, asked } = makerOf(async ({ format }) => {
    if (format === "pdf") throw new Error("not drawn");
    return Buffer.from("picture");
  });
  const ask = async (format: "svg" | "pdf") => {
    pass();
    Object.assign(asked, { chosen: 0, built: 0, judged: 0 });
    const document = await make(id, format, "en");
    await document.bytes().catch((error: Error) => {
      if (error.message !== "not drawn") throw error;
    });
    return asked;
  };
  const stamped = await stampLog(context);
  expect(await ask("svg")).toEqual({ chosen: 1, built: 0, judged: 0 });
  expect(await ask("pdf")).toEqual({ chosen: 1, built: 1, judged: 0 });
  await keepToken(pool, stamped, { at });
  expect(await ask("svg")).toEqual({ chosen: 1, built: 1, judged: 1 });
  expect(await ask("pdf")).toEqual({ chosen: 1, built: 1, judged: 1 });
});
