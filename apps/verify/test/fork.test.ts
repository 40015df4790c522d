import { formatExtra, judgeClocks } from "@colophon/clocks";
import { formatBundle, formatTlogProof, parseTlogProof, toHex, verifyCertificate } from "@colophon/proof";
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
import { type Fork, makeFork, trustOfItsOwn } from "@colophon/testing/make-fork";
import { describe, expect, test } from "vitest";
import { verdictText } from "../src/verdict-text.ts";
import { makeFolder, makeRegistry } from "./fixtures.ts";
import { runProgram, runVerify } from "./run-verify.ts";
import { startServer } from "./start-server.ts";

const HOUR = 3600;
const easyBlocks = new URL("../../../packages/testing/src/easy-blocks.ts", import.meta.url).href;

/** What the command says of a bundle when it believes its authority, and two explorers show its block. */
async function verdictOf({ bundle, trust, headers }: Pick<Fork, "bundle" | "trust" | "headers">) {
  const header = headers.subarray(0, 80);
  const hash = hashOfBlock(header);
  const answers = {
    [`/block-height/${HEIGHT}`]: { body: hash },
    [`/block/${hash}/header`]: { body: toHex(header) },
    "/blocks/tip/height": { body: String(HEIGHT + 6) },
  };
  const explorers = [await startServer(answers), await startServer(answers)];
  const { write } = makeFolder();
  const args = [
    [write("a.colophon.json", formatBundle(bundle)), "--trust", write("trust.json", trust)],
    ["--tsa-root", write("root.pem", rootPem)],
    explorers.flatMap(({ url }) => ["--explorer", url]),
  ].flat();
  const { stdout, stderr } = await runProgram(args, { NODE_OPTIONS: `--import ${easyBlocks}` });
  expect(stderr).toBe("");
  return { verdict: stdout.split("\n")[1] ?? "", asked: explorers.map(({ asked }) => asked.length) };
}

describe("a thief’s fork, with a genuine token and a genuine block of Bitcoin, is not plainly valid", () => {
  const unvouched =
    /^VALID; ONLY THIS REGISTRY VOUCHES FOR ITS PUBLIC LOG {2}The registration existed by 2025-06-15/;

  test.each([
    ["where the trust names a public chain", (fork: Fork) => fork],
    ["where it names none", (fork: Fork) => ({ ...fork, trust: { ...fork.trust, anchors: [] } })],
    [
      "with an anchor that the thief has written down",
      (fork: Fork) => ({ ...fork, bundle: { ...fork.bundle, anchors: [fork.forgedAnchor] } }),
    ],
  ])("%s", async (_, change) => {
    const { verdict, asked } = await verdictOf(change(makeFork()));
    expect(verdict).toMatch(unvouched);
    expect(asked).toEqual([3, 3]);
  });

  test("and not valid with the anchor of the genuine checkpoint", async () => {
    const fork = makeFork();
    const { verdict } = await verdictOf({
      ...fork,
      bundle: { ...fork.bundle, anchors: [fork.genuineAnchor] },
    });
    expect(verdict).toMatch(/^NOT VALID {2}/);
  });
});

test("a token backdated by five years is never the heading’s date beside a block of today", async () => {
  const registry = makeRegistry();
  const bundle = registry.bundle(registry.issue(), { anchored: false });
  const proof = parseTlogProof(bundle.tlogProof);
  const { checkpoint } = proof;
  const iat = 1_750_000_001;
  const today = iat + 5 * 365 * 24 * HOUR;
  const { upgraded, merkleRoot } = proofsOf(checkpoint);
  const { headers, agreed } = blockOf(merkleRoot, today);
  const extra = formatExtra({
    rfc3161: [tokenOf(checkpoint, iat)],
    ocsp: [revocationAt(today)],
    ots: [upgraded],
    bitcoin: [{ height: HEIGHT, headers }],
  });
  const backdated = formatBundle({ ...bundle, tlogProof: formatTlogProof({ ...proof, extra }) });
  const options = { now: today + HOUR, rules: testRules, answers: new Map([[HEIGHT, agreed]]) };
  const clocks = await judgeClocks({ extra, checkpoint }, options);
  for (const anchors of [registry.trust.anchors, []]) {
    const trust = { ...registry.trust, anchors };
    const verification = verifyCertificate(backdated, { trust, clocks });
    expect(verification).toMatchObject({
      provenTime: today + 2 * HOUR,
      timeStatedBy: "blockchain",
      clocks: { disagree: true },
    });
    expect(verdictText(verification, { isPdf: false }).sentence).toMatch(
      /^The registration existed by 2030-06-14T\S+, as block 900000 of Bitcoin shows\. Two clocks differ by more than 48 hours/,
    );
  }
});

test("a trust file that names an authority, explorers, floors and witnesses of its own proves no date", async () => {
  const { bundle, trust } = makeFork();
  const own = trustOfItsOwn(trust);
  const { write } = makeFolder();
  const args = [write("a.colophon.json", formatBundle(bundle)), "--trust", write("trust.json", own)];
  const { stdout } = await runVerify(args);
  expect(stdout).toContain("VALID; DATE PROOF ON ITS WAY");
  expect(stdout).toContain("A timestamp: nobody knows this authority");
  expect(stdout).toContain("the block that comes with it is wrong, or took too little computing work");
});
