import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readExtra } from "@colophon/clocks";
import { readCertificatePdf } from "@colophon/pdf-check";
import { type Bundle, parseTlogProof, readCheckpoint } from "@colophon/proof";
import { openAccount, register } from "@colophon/testing/account";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { logEvidence } from "../../src/log/clocks/log-evidence.ts";
import { keepBlock, keepToken, stampLog, type StampedInTest } from "../test-evidence.ts";
import { patience } from "@colophon/testing/patience";
import { openWholeApp, type WholeApp } from "../whole-app.ts";
import { readTrust } from "./public-evidence.ts";
import { expectReplay } from "./public-log.ts";

// What people already have takes what a server with other clocks gives them: bundles and PDFs with evidence, and its log.

const released = path.join(import.meta.dirname, "../../../verify/testdata/released");
const present = path.join(import.meta.dirname, "../../../verify/src/main.ts");
const programs = {
  "0.2.0": path.join(released, "colophon-verify-0.2.0.mjs"),
  "0.3.0": path.join(released, "colophon-verify-0.3.0.mjs"),
  present,
};
const folder = makeTemporaryFolder("colophon-clocks-");
const place = (name: string) => path.join(folder, name);

let app: WholeApp;
let stamped: StampedInTest;
let certificateId: string;
/** A PDF made before any clock had said something. */
let before: string;

async function fetched(name: string, address: string): Promise<string> {
  const response = await fetch(app.origin + address);
  expect({ address, status: response.status }).toEqual({ address, status: 200 });
  writeFileSync(place(name), new Uint8Array(await response.arrayBuffer()));
  return place(name);
}

interface Found {
  size?: number;
  results?: { verification: { verdict: string; checks: { id: string; state: string }[] } }[];
}

async function run(program: string, args: string[]): Promise<{ exitCode: number; found: Found }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], (error, stdout, stderr) => {
      expect(stderr).toBe("");
      const exitCode = typeof error?.code === "number" ? error.code : 0;
      resolve({ exitCode, found: JSON.parse(stdout) as Found });
    });
  });
}

const failed = ({ results = [] }: Found) =>
  results.flatMap(({ verification }) => verification.checks.filter(({ state }) => state === "failed"));

beforeAll(async () => {
  app = await openWholeApp();
  const account = await openAccount(app.origin);
  ({ certificateId } = await register(account));
  before = await fetched("before.pdf", `/api/certificates/${certificateId}/certificate.pdf`);
  stamped = await stampLog(app);
  const now = Math.floor(Date.now() / 1000);
  await keepToken(app.pool, stamped, { at: now });
  // Arrived two days ago: the day of that is over.
  await app.pool.query("update clock_pieces set arrived_at = arrived_at - interval '2 days'");
  await app.pool.query("update stamped_checkpoints set stamped_at = stamped_at - interval '2 days'");
  await keepBlock(app.pool, stamped, now);
  await logEvidence(app);
  await register(account);
  await app.log.appendHead();
  await fetched("trust.json", "/.well-known/colophon-trust.json");
  // A server that nothing was stamped for looks every few seconds whether something is.
  const hasEvidence = async () => {
    const response = await fetch(`${app.origin}/api/certificates/${certificateId}/bundle`);
    return parseTlogProof(((await response.json()) as Bundle).tlogProof).extra !== undefined;
  };
  await vi.waitUntil(hasEvidence, patience);
});

test("the log has the day’s leaf, which is no certificate", async () => {
  const { certificates } = await expectReplay(app.origin, await readTrust(app.origin));
  const { rows } = await app.pool.query<{ index: number }>(
    "select index from log_entries where certificate_id is not null order by index",
  );
  const { rows: days } = await app.pool.query<{ index: number }>("select index from evidence_days");
  expect(days).toHaveLength(1);
  expect(certificates).toEqual([...rows, ...days].map(({ index }) => index).toSorted((a, b) => a - b));
});

describe.each(Object.entries(programs))("the verifier of %s", (version, program) => {
  test("accepts its bundles and PDFs", async () => {
    const address = `/api/certificates/${certificateId}`;
    const bundle = await fetched("a.colophon.json", `${address}/bundle`);
    const { tlogProof } = JSON.parse(readFileSync(bundle, "utf8")) as Bundle;
    const { extra = new Uint8Array(), checkpoint } = parseTlogProof(tlogProof);
    expect(readCheckpoint(checkpoint).size).toBe(stamped.size);
    expect(readExtra(extra)).toMatchObject({
      rfc3161: [{}],
      ocsp: [{}],
      ots: [{}],
      bitcoin: [{}],
      unread: [],
    });
    const pdf = await fetched("a.pdf", `${address}/certificate.pdf`);
    for (const file of [bundle, pdf]) {
      const { exitCode, found } = await run(program, [file, "--trust", place("trust.json"), "--json"]);
      expect({ file, exitCode, failed: failed(found) }).toEqual({ file, exitCode: 0, failed: [] });
      expect(found.results).toMatchObject([
        { verification: { verdict: expect.stringMatching(/^valid/) as string } },
      ]);
    }
  });

  test.skipIf(version === "0.2.0")("accepts its status, and follows its log as a monitor", async () => {
    const address = `/api/certificates/${certificateId}`;
    const bundle = await fetched("a.colophon.json", `${address}/bundle`);
    const status = await fetched("a.status.json", `${address}/status`);
    const trust = ["--trust", place("trust.json"), "--json"];
    const { exitCode, found } = await run(program, [bundle, "--status", status, ...trust]);
    expect({ exitCode, failed: failed(found) }).toEqual({ exitCode: 0, failed: [] });
    expect(found.results?.[0]?.verification.checks).toContainEqual(
      expect.objectContaining({ id: "statements", state: "passed" }),
    );
    const state = ["--state", place(`${version}.json`)];
    const { size } = await app.log.newest();
    expect(await run(program, ["monitor", app.origin, ...state, ...trust])).toMatchObject({
      exitCode: 0,
      found: { size },
    });
  });
});

test("a PDF has what has arrived since another one was made", async () => {
  const after = await fetched("after.pdf", `/api/certificates/${certificateId}/certificate.pdf`);
  const extras = [before, after].map((file) => {
    const { bundle = new Uint8Array() } = readCertificatePdf(new Uint8Array(readFileSync(file)));
    return (
      parseTlogProof((JSON.parse(Buffer.from(bundle).toString()) as Bundle).tlogProof).extra?.length ?? 0
    );
  });
  expect(extras).toEqual([0, expect.toSatisfy((length: number) => length > 1000)]);
});

test("the file of the day is what the leaf has, and is kept for ever by someone who has it", async () => {
  const { rows } = await app.pool.query<{ date: string; jwt: string }>(
    "select date::text, jwt from evidence_days",
  );
  const [{ date, jwt } = { date: "", jwt: "" }] = rows;
  const response = await fetch(`${app.origin}/log/evidence/${date}`);
  expect(response.headers.get("cache-control")).toContain("immutable");
  const file = createHash("sha256")
    .update(await response.bytes())
    .digest("base64url");
  expect(JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString())).toMatchObject({ file });
});
