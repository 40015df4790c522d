import { readFileSync } from "node:fs";
import { formatExtra } from "@colophon/clocks";
import { formatBundle, formatTlogProof, parseTlogProof } from "@colophon/proof";
import { makeRegistry } from "@colophon/testing/make-bundle";
import {
  blockOf,
  HEIGHT,
  proofsOf,
  revocationAt,
  rootPem,
  tokenAbout,
  tokenOf,
} from "@colophon/testing/make-clock-evidence";
import { easyFloors } from "@colophon/testing/make-blocks";
import { describe, expect, test } from "vitest";
import { makeChain, makeFolder, makePdf } from "./fixtures.ts";
import { runVerify } from "./run-verify.ts";
import { startServer } from "./start-server.ts";

const HOUR = 3600;

/** A certificate without an anchor, with a token and a proof for Bitcoin, and a trust that names a chain or none. */
function setUp({ namesChain = false } = {}) {
  const registry = makeRegistry();
  const certificate = registry.issue();
  const iat = 1_750_000_001;
  const bundle = registry.bundle(certificate, { anchored: false });
  const proof = parseTlogProof(bundle.tlogProof);
  const { upgraded, merkleRoot } = proofsOf(proof.checkpoint);
  const block = blockOf(merkleRoot, iat + HOUR);
  const extra = formatExtra({
    rfc3161: [tokenOf(proof.checkpoint, iat + 60)],
    ocsp: [revocationAt(iat + HOUR)],
    ots: [upgraded],
    bitcoin: [{ height: HEIGHT, headers: block.headers }],
  });
  const { write } = makeFolder();
  const text = formatBundle({ ...bundle, tlogProof: formatTlogProof({ ...proof, extra }) });
  const trust = namesChain ? registry.trust : { ...registry.trust, anchors: [] };
  const args = [write("a.colophon.json", text), "--trust", write("trust.json", trust)];
  return { args, write, iat, root: write("root.pem", rootPem) };
}

interface Found {
  results: { verification: Record<string, unknown> }[];
}

async function runJson(args: string[]) {
  const { exitCode, stdout } = await runVerify([...args, "--json"]);
  return { exitCode, ...(JSON.parse(stdout) as Found).results[0]?.verification };
}

describe("a time-stamp in a proof", () => {
  test("counts for nothing while nobody knows its authority", async () => {
    const { args } = setUp();
    const { stdout } = await runVerify(args);
    expect(stdout).toContain(
      "VALID; DATE PROOF ON ITS WAY  Until its anchor is final, only the registry states the date.",
    );
    expect(stdout).toContain("A timestamp: nobody knows this authority: use --tsa-root FILE if you do");
    expect(stdout).toContain(
      "A proof from Bitcoin: the block that comes with it is wrong, or took too little computing work",
    );
  });

  test("proves a time when its authority is believed, and never one history", async () => {
    const { args, root, iat } = setUp();
    const { stdout, exitCode } = await runVerify([...args, "--tsa-root", root]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(
      "VALID; ONLY THIS REGISTRY VOUCHES FOR ITS PUBLIC LOG  The registration existed by 2025-06-15T15:07:42Z, says",
    );
    expect(stdout).toContain(
      "That is the word of one authority alone. Only this registry vouches that everyone sees the same public log.",
    );
    expect(stdout).toContain(
      "✓ Anchor       Other clocks than a trusted sender's show when the checkpoint existed",
    );
    expect(await runJson([...args, "--tsa-root", root])).toMatchObject({
      exitCode: 0,
      verdict: "valid",
      timeStatedBy: "authority",
      provenTime: iat + 61,
      isHistoryUnvouched: true,
    });
  });

  test("counts for nothing where the trust file names its authority, explorers, floors and witnesses", async () => {
    const { args, write } = setUp();
    const [bundle = "", , file = ""] = args;
    const trust = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
    const own = {
      authorities: [rootPem],
      tsaRoots: [rootPem],
      explorers: ["https://one.example/api", "https://two.example/api"],
      floors: easyFloors,
      witnesses: [trust["log"]],
    };
    const named = write("named.json", { ...trust, ...own, clocks: own, rules: own });
    const found = await runJson([bundle, "--trust", named]);
    expect(found).toMatchObject({ verdict: "valid_anchor_pending", timeStatedBy: "registry" });
    expect(found).not.toHaveProperty("provenTime");
  });

  test("leaves the anchor pending where the trust names a public chain", async () => {
    const { args, root } = setUp({ namesChain: true });
    const { stdout } = await runVerify([...args, "--tsa-root", root]);
    expect(stdout).toContain(
      "VALID; ONLY THIS REGISTRY VOUCHES FOR ITS PUBLIC LOG  The registration existed by 2025-06-15T15:07:42Z, says",
    );
    expect(stdout).toContain("Until its anchor is final, only this registry vouches");
  });

  test.each([
    ["that is none", "not a root"],
    ["in another form", "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n"],
  ])("is not judged by a root %s", async (_, content) => {
    const { args, write } = setUp();
    const { exitCode, stderr } = await runVerify([...args, "--tsa-root", write("bad.pem", content)]);
    expect([exitCode, stderr.includes("it is not one certificate in PEM")]).toEqual([2, true]);
  });
});

test("a PDF’s time-stamp is told when its authority is believed and said to be good since, and never else", async () => {
  const registry = makeRegistry();
  const certificate = registry.issue();
  const bundle = registry.bundle(certificate);
  const proof = parseTlogProof(bundle.tlogProof);
  const extra = formatExtra({ rfc3161: [], ocsp: [revocationAt(1_760_001_000)], ots: [], bitcoin: [] });
  const withAnswer = { ...bundle, tlogProof: formatTlogProof({ ...proof, extra }) };
  const { root, signer } = makeChain();
  const { write } = makeFolder();
  const pdfOf = (given: typeof bundle) =>
    makePdf({
      signer,
      bundle: formatBundle(given),
      certificateId: certificate.certificateId,
      room: 8192,
      timeStamp: (signature) => tokenAbout(signature, 1_760_000_500),
    });
  const trust = ["--trust", write("trust.json", { ...registry.trust, pdf: { roots: [root.pem] } })];
  const known = ["--tsa-root", write("root.pem", rootPem)];
  const [bare, answered] = [write("bare.pdf", pdfOf(bundle)), write("answered.pdf", pdfOf(withAnswer))];
  const evidenceOf = async (...args: string[]) => {
    const { stdout } = await runVerify([...args, ...trust]);
    return ["timeStampedAt 2025-10-09T09:01:41Z", "timeStamp not_checked"].filter((one) =>
      stdout.includes(one),
    );
  };
  expect(await evidenceOf(answered, ...known)).toEqual(["timeStampedAt 2025-10-09T09:01:41Z"]);
  expect(await evidenceOf(bare, ...known)).toEqual(["timeStamp not_checked"]);
  expect(await evidenceOf(answered)).toEqual(["timeStamp not_checked"]);
});

test("explorers are asked only for blocks whose headers took their work", async () => {
  const { args } = setUp();
  const server = await startServer({});
  const { stdout } = await runVerify([...args, "--explorer", server.url, "--explorer", server.url]);
  expect(server.asked).toEqual([]);
  expect(stdout).toContain("DATE PROOF ON ITS WAY");
});
