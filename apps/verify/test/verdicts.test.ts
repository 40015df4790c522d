import {
  type Bundle,
  type BundleAnchor,
  readCheckpoint,
  parseTlogProof,
  toHex,
  type Trust,
} from "@colophon/proof";
import { describe, expect, test } from "vitest";
import { makeBundle, makeFolder } from "./fixtures.ts";
import { runVerify } from "./run-verify.ts";
import { startChain, type TestChain } from "./start-chain.ts";
import { closedAddress, startServer } from "./start-server.ts";

/** A bundle that is really anchored on a real chain, and the trust that says so. */
async function makeAnchored(
  chainId: number,
  finalityDepth?: number,
): Promise<{ chain: TestChain; bundle: Bundle; anchor: BundleAnchor; trust: Trust }> {
  const chain = await startChain(chainId);
  const { registry, bundle } = makeBundle();
  const { size, root } = readCheckpoint(parseTlogProof(bundle.tlogProof).checkpoint);
  const anchor = await chain.anchor(size, `0x${toHex(root)}`);
  const { contract, sender } = chain;
  const trusted = { chainId, contract, sender, ...(finalityDepth !== undefined && { finalityDepth }) };
  return {
    chain,
    anchor,
    bundle: { ...bundle, anchors: [anchor] },
    trust: { ...registry.trust, anchors: [trusted] },
  };
}

/** The first line about the certificate, and the exit code. */
async function check(bundle: unknown, trust: unknown, ...args: string[]) {
  const { write } = makeFolder();
  const { exitCode, stdout, stderr } = await runVerify([
    write("work.colophon.json", bundle),
    "--trust",
    write("trust.json", trust),
    ...args,
  ]);
  expect(stderr).toBe("");
  return { exitCode, verdict: stdout.split("\n")[1], stdout };
}

describe("offline", () => {
  test("a good bundle is valid; its anchor is not checked, and it says so", async () => {
    const { registry, bundle } = makeBundle();
    const { exitCode, verdict, stdout } = await check(bundle, registry.trust);
    expect(exitCode).toBe(0);
    expect(verdict).toMatch(/^VALID; the date was not checked {2}/);
    expect(stdout).toContain("– Anchor       Not checked (offline)");
    expect(stdout).toContain(`claimedTransaction ${bundle.anchors[0]?.transactionHash ?? "none"}`);
    expect(stdout).not.toMatch(/block(?:Time|Number)/);
    expect(stdout.match(/^✓ /gm)).toHaveLength(6);
  });

  test("a bundle without an anchor is valid, anchor pending", async () => {
    const { registry, bundle } = makeBundle();
    const { exitCode, verdict } = await check({ ...bundle, anchors: [] }, registry.trust);
    expect(exitCode).toBe(0);
    expect(verdict).toMatch(/^VALID; DATE PROOF ON ITS WAY {2}/);
  });

  test("of a log that has ended, its last checkpoint alone proves what it held", async () => {
    const { registry, bundle } = makeBundle();
    const { lastSize: size } = registry.end();
    const ended = (lastSize: number) => ({
      ...registry.trust,
      previousLogs: [{ ...registry.end(), lastSize }],
    });
    const unanchored = { ...bundle, anchors: [] };
    const cases: [given: Bundle, lastSize: number, exitCode: number, verdict: string, check: string][] = [
      [bundle, size, 0, "VALID; the date was not checked", "– Anchor       Not checked (offline)"],
      [
        unanchored,
        size,
        0,
        "VALID; DATE STATED BY THIS REGISTRY ONLY  Its log ended",
        "– Anchor       Not checked: the log has ended",
      ],
      [
        bundle,
        size + 1,
        0,
        "VALID; ITS PLACE IN A LOG THAT HAS ENDED WAS NOT CHECKED",
        "– Anchor       Not checked: the log has ended",
      ],
      [
        unanchored,
        size + 1,
        2,
        "CANNOT BE CHECKED  Its public log has ended",
        "– Anchor       Not checked: the log has ended",
      ],
      [
        bundle,
        size - 1,
        1,
        "NOT VALID  The log's key signed this checkpoint after the log had ended",
        "(log_has_ended: the log ended at 11 entries)",
      ],
    ];
    for (const [given, lastSize, exitCode, verdict, line] of cases) {
      const checked = await check(given, ended(lastSize));
      expect([checked.exitCode, checked.verdict]).toEqual([exitCode, expect.stringContaining(verdict)]);
      expect(checked.stdout).toContain(line);
    }
  });

  test("what another registry made is not valid, whatever keys it brings along", async () => {
    const { bundle } = makeBundle();
    const { registry } = makeBundle();
    const { exitCode, verdict } = await check(bundle, registry.trust);
    expect(exitCode).toBe(1);
    expect(verdict).toBe("NOT VALID  The record is not signed by a trusted issuer key.");
  });
});

describe("with a node of the chain", () => {
  test("a final anchor proves the time", async () => {
    const { chain, bundle, anchor, trust } = await makeAnchored(1, 2);
    await chain.mine(2);
    const { exitCode, verdict, stdout } = await check(bundle, trust, "--rpc", chain.url);
    expect(exitCode).toBe(0);
    const time = new Date(anchor.blockTime * 1000).toISOString().replace(".000Z", "Z");
    expect(verdict).toBe(`VALID  Registered no later than ${time}, as the blockchain shows (Ethereum).`);
    expect(stdout).toContain(`transactionHash ${anchor.transactionHash}`);
  });

  test("an anchor that could still be dropped is pending", async () => {
    const { chain, bundle, trust } = await makeAnchored(1, 2);
    const { exitCode, verdict } = await check(bundle, trust, "--rpc", chain.url);
    expect(exitCode).toBe(0);
    expect(verdict).toMatch(/^VALID; DATE PROOF ON ITS WAY {2}/);
  });

  test.each([31337, 11155111])("chain %i is not evidence of time", async (chainId) => {
    const { chain, bundle, trust } = await makeAnchored(chainId, 0);
    const { exitCode, verdict } = await check(bundle, trust, "--rpc", chain.url);
    expect(exitCode).toBe(0);
    expect(verdict).toMatch(/^VALID; DATE STATED BY THIS REGISTRY ONLY {2}.*test or development chain/);
  });

  test("an anchor that the chain does not have is not valid", async () => {
    const { chain, bundle, anchor, trust } = await makeAnchored(1, 0);
    for (const change of [
      { blockHash: `0x${"12".repeat(32)}` },
      { transactionHash: `0x${"34".repeat(32)}` },
      { blockTime: anchor.blockTime - 1 },
    ]) {
      const forged = { ...bundle, anchors: [{ ...anchor, ...change }] };
      const { exitCode, verdict } = await check(forged, trust, "--rpc", chain.url);
      expect(exitCode).toBe(1);
      expect(verdict).toMatch(/^NOT VALID {2}The anchor/);
    }
  });

  test("a node that cannot tell is no verdict", async () => {
    const { chain, bundle, trust } = await makeAnchored(1, 0);
    const other = await startChain(137);
    const broken = await startServer({
      "/": { body: "<html>" },
      "/error": { status: 500, body: { result: null } },
    });
    const nodes = [
      await closedAddress(),
      other.url,
      broken.url,
      `${broken.url}/error`,
      `${chain.url}/nowhere`,
    ];
    for (const node of nodes) {
      const { exitCode, verdict } = await check(bundle, trust, "--rpc", node);
      expect(verdict).toMatch(/^CANNOT BE CHECKED NOW {2}/);
      expect(exitCode).toBe(2);
    }
  });

  test("is not asked about a bundle that is not valid anyway", async () => {
    const { registry, bundle } = makeBundle();
    const node = await startServer({});
    const { exitCode } = await check(
      { ...bundle, sdJwt: `${bundle.sdJwt}x~` },
      registry.trust,
      "--rpc",
      node.url,
    );
    expect(exitCode).toBe(1);
    expect(node.asked).toEqual([]);
  });
});
