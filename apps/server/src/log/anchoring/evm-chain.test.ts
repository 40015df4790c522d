import { describe, expect, test } from "vitest";
import { createGrowingLog } from "../../../test/test-anchoring.ts";
import { newPrivateKey, startTestChain } from "../../../test/test-chain.ts";
import { StartError } from "../../base/errors.ts";
import { chainProfile, localChain } from "./chain-profile.ts";
import { createEvmChain, refuseWrongChain, rpcTransport } from "./evm-chain.ts";

const nobody = "http://127.0.0.1:1";

describe("an EVM chain", () => {
  test("is reached by the next address when one is away", async () => {
    const { url, contract } = await startTestChain();
    const transport = rpcTransport([nobody, url]);
    const chain = createEvmChain({ profile: localChain, contract, privateKey: newPrivateKey(), transport });
    await expect(chain.probe()).resolves.toBeUndefined();
    expect(await chain.deployed()).toBe(true);
    expect(await chain.latestSize()).toBe(0);
    expect(await chain.isLatest(createGrowingLog().head)).toBe(false);
  });

  test("answers that it does not have what it does not have", async () => {
    const chain = (await startTestChain()).connect();
    expect(await chain.block(1_000_000)).toBeUndefined();
    expect(await chain.inclusion(`0x${"00".repeat(32)}`, createGrowingLog().head)).toBeUndefined();
  });

  test("is final by depth where the profile says so, and otherwise by the chain's own word", async () => {
    const testChain = await startTestChain();
    await testChain.client.mine({ blocks: 100 });
    expect(await testChain.connect().finalHeight()).toBe(101);
    expect(await testChain.connect({ profile: { finalityDepth: 12 } }).finalHeight()).toBe(89);
    const { finalityDepth: _, ...byTag } = localChain;
    const { contract, privateKey, url } = testChain;
    const chain = createEvmChain({ profile: byTag, contract, privateKey, transport: rpcTransport([url]) });
    expect(await chain.finalHeight()).toBe(
      Number((await testChain.client.getBlock({ blockTag: "finalized" })).number),
    );
  });
});

describe("the start", () => {
  test("is refused when any RPC address answers for another chain", async () => {
    const { url } = await startTestChain();
    await expect(refuseWrongChain(chainProfile(137), [nobody, url])).rejects.toThrow(
      new StartError("CHAIN_RPC_URL: an address answers for chain 31337, but CHAIN_ID is 137 (Polygon)"),
    );
  });

  test("goes on when an address does not answer", async () => {
    const { url } = await startTestChain();
    await expect(refuseWrongChain(localChain, [nobody, url])).resolves.toBeUndefined();
    await expect(refuseWrongChain(chainProfile(137), [nobody])).resolves.toBeUndefined();
  });

  test("is refused for a chain without a profile", () => {
    expect(() => chainProfile(80001)).toThrow(
      "CHAIN_ID 80001 is not a chain that Colophon anchors on: 1 (Ethereum",
    );
  });
});
