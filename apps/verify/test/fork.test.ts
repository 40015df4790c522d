import { formatExtra, judgeClocks } from "@colophon/clocks";
import {
  type Bundle,
  formatBundle,
  formatTlogProof,
  parseTlogProof,
  toHex,
  type Trust,
  verifyCertificate,
} from "@colophon/proof";
import { hashOfBlock } from "@colophon/testing/make-blocks";
import {
  blockOf,
  HEIGHT,
  proofsOf,
  revocationAt,
  rootPem,
  testRules,
  tokenOf,
} from "@colophon/testing/make-clock-evidence";
import { verdictName } from "@colophon/web/features/verify/verdict-text.ts";
import { describe, expect, test } from "vitest";
import { verdictText } from "../src/verdict-text.ts";
import { makeFolder, makeRegistry, sampleClaims } from "./fixtures.ts";
import { runProgram, runVerify } from "./run-verify.ts";
import { startServer } from "./start-server.ts";

// Whoever has stolen the log's and the issuer's key signs another log, and has it stamped free of charge, like anybody.

const HOUR = 3600;
const easyBlocks = new URL("../../../packages/testing/src/easy-blocks.ts", import.meta.url).href;

/** A record in the place of another, under a checkpoint of the same size with the same signature, and genuine evidence of it. */
function forge() {
  const registry = makeRegistry();
  registry.issue();
  const genuineAnchor = registry.anchor(2);
  registry.entries.pop();
  const forged = registry.issue({ ...sampleClaims, title: "Another" });
  const bundle = registry.bundle(forged, { anchored: false });
  const proof = parseTlogProof(bundle.tlogProof);
  const iat = 1_750_000_001;
  const { upgraded, merkleRoot } = proofsOf(proof.checkpoint);
  const block = blockOf(merkleRoot, iat + HOUR);
  const stamp = (tokenTime = iat + 60): Bundle => ({
    ...bundle,
    tlogProof: formatTlogProof({
      ...proof,
      extra: formatExtra({
        rfc3161: [tokenOf(proof.checkpoint, tokenTime)],
        ocsp: [revocationAt(iat + HOUR)],
        ots: [upgraded],
        bitcoin: [{ height: HEIGHT, headers: block.headers }],
      }),
    }),
  });
  return { registry, stamp, block, genuineAnchor, forgedAnchor: registry.anchor(2) };
}

const unnamed = (trust: Trust): Trust => ({ ...trust, anchors: [] });

/** What the command says, which asks two explorers, and the name of the web's verdict. */
async function show(bundle: Bundle, trust: Trust, { headers }: { headers: Uint8Array }) {
  const header = headers.subarray(0, 80);
  const hash = hashOfBlock(header);
  const answers = {
    [`/block-height/${HEIGHT}`]: { body: hash },
    [`/block/${hash}/header`]: { body: toHex(header) },
    "/blocks/tip/height": { body: String(HEIGHT + 6) },
  };
  const explorers = [await startServer(answers), await startServer(answers)];
  const { write } = makeFolder();
  const { stdout, stderr } = await runProgram(
    [
      [write("a.colophon.json", formatBundle(bundle)), "--trust", write("trust.json", trust)],
      ["--tsa-root", write("root.pem", rootPem)],
      explorers.flatMap(({ url }) => ["--explorer", url]),
    ].flat(),
    { NODE_OPTIONS: `--import ${easyBlocks}` },
  );
  expect(stderr).toBe("");
  expect(explorers.map(({ asked }) => asked.length)).toEqual([3, 3]);
  return { command: stdout.split("\n")[1] ?? "", web: await nameInWeb(bundle, trust, headers) };
}

async function verify(bundle: Bundle, trust: Trust, headers: Uint8Array, now = 1_750_100_000) {
  const { extra = new Uint8Array(), checkpoint } = parseTlogProof(bundle.tlogProof);
  const header = headers.subarray(0, 80);
  const shown = { hash: hashOfBlock(header), header, tip: HEIGHT + 6 };
  const answers = testRules.explorers.map((explorer) => ({ explorer, ...shown }));
  const options = { now, rules: testRules, answers: new Map([[HEIGHT, answers]]) };
  const clocks = await judgeClocks({ extra, checkpoint }, options);
  return verifyCertificate(formatBundle(bundle), { trust, chain: { kind: "offline" }, clocks });
}

async function nameInWeb(bundle: Bundle, trust: Trust, headers: Uint8Array) {
  const verification = await verify(bundle, trust, headers);
  const { verdict, checks } = verification;
  return verdictName({ verdict, isOther: false, verification, checks });
}

describe("a forked checkpoint with a genuine token and a genuine block of Bitcoin is not plainly valid", () => {
  const unvouched = /^VALID; ITS LOG IS VOUCHED FOR BY THIS REGISTRY ONLY {2}It existed by 2025-06-15/;

  test("where the trust names a public chain", async () => {
    const { registry, stamp, block } = forge();
    const { command, web } = await show(stamp(), registry.trust, block);
    expect(command).toMatch(unvouched);
    expect(web).toBe("validByClocks");
  });

  test("where it names none", async () => {
    const { registry, stamp, block } = forge();
    const { command, web } = await show(stamp(), unnamed(registry.trust), block);
    expect(command).toMatch(unvouched);
    expect(web).toBe("validByClocks");
  });

  test("with an anchor that the thief has written down", async () => {
    const { registry, stamp, block, forgedAnchor } = forge();
    const bundle = { ...stamp(), anchors: [forgedAnchor] };
    const { command, web } = await show(bundle, registry.trust, block);
    expect(command).not.toMatch(/^VALID {2}/);
    expect(web).not.toBe("valid");
  });

  test("with the anchor of the genuine checkpoint", async () => {
    const { registry, stamp, block, genuineAnchor } = forge();
    const verification = await verify(
      { ...stamp(), anchors: [genuineAnchor] },
      registry.trust,
      block.headers,
    );
    expect(verification.verdict).toBe("not_valid");
    expect(verdictText(verification, false).headline).toBe("NOT VALID");
  });
});

test("a token backdated by five years is never the heading’s date beside a block of today", async () => {
  const registry = makeRegistry();
  const bundle = registry.bundle(registry.issue(), { anchored: false });
  const proof = parseTlogProof(bundle.tlogProof);
  const iat = 1_750_000_001;
  const today = iat + 5 * 365 * 24 * HOUR;
  const { upgraded, merkleRoot } = proofsOf(proof.checkpoint);
  const { headers } = blockOf(merkleRoot, today);
  const extra = formatExtra({
    rfc3161: [tokenOf(proof.checkpoint, iat)],
    ocsp: [revocationAt(today)],
    ots: [upgraded],
    bitcoin: [{ height: HEIGHT, headers }],
  });
  const backdated = { ...bundle, tlogProof: formatTlogProof({ ...proof, extra }) };
  for (const trust of [registry.trust, unnamed(registry.trust)]) {
    const verification = await verify(backdated, trust, headers, today + HOUR);
    expect(verification).toMatchObject({
      provenTime: today + 2 * HOUR,
      timeStatedBy: "blockchain",
      clocks: { disagree: true },
    });
    expect(verdictText(verification, false).sentence).toMatch(
      /^It existed by 2030-06-14T\S+, says block 900000 of Bitcoin\. Another clock is more than 48 hours earlier/,
    );
  }
});

test("a trust file that names an authority, explorers, floors and witnesses of its own proves no date", async () => {
  const { registry, stamp } = forge();
  const own = {
    ...unnamed(registry.trust),
    authorities: [rootPem],
    tsa: { roots: [rootPem] },
    timeStampAuthorities: [{ operator: "DigiCert", root: rootPem }],
    explorers: ["http://127.0.0.1:1/api", "http://127.0.0.2:1/api"],
    floors: [{ from: 0, bits: 0x207fffff }],
    witnesses: [{ name: "witness.example", vkey: registry.trust.log.vkey }],
    clocks: { authorities: [rootPem], floors: [{ from: 0, bits: 0x207fffff }] },
  };
  const { write } = makeFolder();
  const args = [write("a.colophon.json", formatBundle(stamp())), "--trust", write("trust.json", own)];
  const { stdout } = await runVerify(args);
  expect(stdout).toContain("VALID; DATE PROOF ON ITS WAY");
  expect(stdout).toContain("A time-stamp: nobody knows this authority");
  expect(stdout).toContain("the block's headers are not right, or took too little work");
});
