import { keccak_256 } from "@noble/hashes/sha3.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeBundle } from "@colophon/testing/make-bundle";
import { type ChainState, chainStateOf, makeChain } from "../../test/make-chain.ts";
import { refusal } from "@colophon/testing/refusal";
import {
  addressTopic,
  ANCHORED_TOPIC,
  decodeAnchored,
  encodeAnchorCall,
  isPublicChain,
  PUBLIC_CHAIN_IDS,
  publicChainName,
  sizeTopic,
} from "./anchor.ts";
import { toHex, utf8 } from "../encoding/bytes.ts";
import type { ChainRequest } from "./ask-chain.ts";
import { readAnchor, readAnchors } from "./read-anchor.ts";

const { anchor, registry } = makeBundle();
const event = {
  address: anchor.contract,
  topics: [ANCHORED_TOPIC, addressTopic(anchor.sender), sizeTopic(anchor.size)],
  data: anchor.root,
};

describe("the contract's ABI", () => {
  test("selector and topic are the hashes of the signatures", () => {
    const hash = (signature: string) => `0x${toHex(keccak_256(utf8(signature)))}`;
    expect(ANCHORED_TOPIC).toBe(hash("Anchored(address,uint64,bytes32)"));
    expect(encodeAnchorCall(0, new Uint8Array(32)).slice(0, 10)).toBe(
      hash("anchor(uint64,bytes32)").slice(0, 10),
    );
  });

  test("call data is the selector, the size in 32 bytes and the root", () => {
    const root = new Uint8Array(32).fill(0xab);
    expect(encodeAnchorCall(258, root).slice(10)).toBe(`${"0".repeat(61)}102${"ab".repeat(32)}`);
    expect(() => encodeAnchorCall(-1, root)).toThrow(RangeError);
    expect(() => encodeAnchorCall(1, root.subarray(1))).toThrow(RangeError);
  });

  test("an event is decoded", () => {
    const { contract, sender, size, root } = anchor;
    expect(decodeAnchored(event)).toEqual({ contract, sender, size, root });
    const address = contract.toUpperCase().replace("0X", "0x");
    expect(decodeAnchored({ ...event, address })).toEqual({ contract, sender, size, root });
  });

  test.each([
    ["another event", { ...event, topics: [sizeTopic(0), ...event.topics.slice(1)] }],
    ["a missing topic", { ...event, topics: event.topics.slice(0, 2) }],
    ["a topic too many", { ...event, topics: [...event.topics, sizeTopic(0)] }],
    ["an address with more than 20 bytes", { ...event, topics: [ANCHORED_TOPIC, anchor.root, sizeTopic(1)] }],
    ["a short root", { ...event, data: anchor.root.slice(0, -2) }],
    ["no object", "event"],
  ])("%s is refused", (_, log) => {
    expect(refusal(() => decodeAnchored(log))).toBe("bad_anchor_log");
  });

  test("a size above 2^53 is refused", () => {
    const topics = [ANCHORED_TOPIC, addressTopic(anchor.sender), `0x${"0".repeat(48)}${"f".repeat(16)}`];
    expect(refusal(() => decodeAnchored({ ...event, topics }))).toBe("bad_index");
  });
});

test("public evidence is what is on a main network that is named, nothing else", () => {
  const others = [0, 2, 5, 97, 1337, 11155111, 17000, 31337, 80002, 84532, 421614, 560048, 1.5, Number.NaN];
  expect(others.filter(isPublicChain)).toEqual([]);
  expect(others.map(publicChainName)).toEqual(others.map(() => undefined));
  expect(PUBLIC_CHAIN_IDS.filter((id) => !isPublicChain(id))).toEqual([]);
  expect([1, 137, 42161].map(publicChainName)).toEqual(["Ethereum", "Polygon", "Arbitrum One"]);
});

describe("an anchor on its chain", () => {
  const final = chainStateOf(anchor);
  const read = (change: Partial<ChainState> = {}, depth?: number) =>
    readAnchor(anchor, depth, makeChain({ ...final, ...change }));

  test("is final when the chain's finalized block has reached it", async () => {
    expect(await read()).toEqual({ state: "final", blockTime: anchor.blockTime });
    expect(await read({ finalized: anchor.blockNumber })).toMatchObject({ state: "final" });
    expect(await read({ finalized: anchor.blockNumber - 1 })).toMatchObject({ state: "included" });
  });

  test("is final at a depth where that is what is trusted", async () => {
    expect(await read({ finalized: 0, latest: anchor.blockNumber + 3 }, 3)).toMatchObject({ state: "final" });
    expect(await read({ finalized: 0, latest: anchor.blockNumber + 2 }, 3)).toMatchObject({
      state: "included",
    });
    expect(await read({ finalized: 0, latest: anchor.blockNumber }, 0)).toMatchObject({ state: "final" });
  });

  const receipt = final.receipt ?? {};
  const block = final.block ?? {};
  test.each<[string, Partial<ChainState>, string]>([
    ["the node is of another chain", { chainId: "0x2" }, "wrong_chain"],
    ["another block is at its height", { block: { ...block, hash: anchor.root } }, "absent"],
    [
      "its block does not have the transaction",
      { receipt: null, block: { ...block, transactions: [] } },
      "absent",
    ],
    ["its block has another time", { block: { ...block, timestamp: "0x1" } }, "mismatch"],
    ["its transaction failed", { receipt: { ...receipt, status: "0x0" } }, "mismatch"],
    ["its transaction is in another block", { receipt: { ...receipt, blockHash: anchor.root } }, "mismatch"],
    ["its transaction left no event", { receipt: { ...receipt, logs: [] } }, "mismatch"],
    [
      "another contract was called",
      { receipt: { ...receipt, logs: [{ ...event, address: anchor.sender }] } },
      "mismatch",
    ],
    [
      "another root was anchored",
      { receipt: { ...receipt, logs: [{ ...event, data: sizeTopic(1) }] } },
      "mismatch",
    ],
    ["the node has forgotten the receipt", { receipt: null }, "unreachable"],
    ["the node lacks the block", { block: null }, "unreachable"],
    ["the node is behind", { block: null, latest: anchor.blockNumber - 1 }, "unreachable"],
  ])("when %s", async (_, change, state) => {
    expect(await read(change)).toMatchObject({ state });
  });

  test.each<[string, ChainRequest]>([
    ["fails", () => Promise.reject(new Error("connection refused"))],
    [
      "throws at once",
      () => {
        throw new Error("no transport");
      },
    ],
    ["answers nothing", () => Promise.resolve(undefined)],
    ["answers nonsense", () => Promise.resolve("0xzz")],
    ["answers an object", () => Promise.resolve({})],
  ])("is unreachable when the node %s", async (_, request) => {
    expect(await readAnchor(anchor, undefined, request)).toMatchObject({ state: "unreachable" });
  });

  test("is never called final or mismatched by a node that answers at random", async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.jsonValue({ maxDepth: 1 })), async (values) => {
        const { state } = await readAnchor(anchor, undefined, () => Promise.resolve(values.next().value));
        expect(["unreachable", "wrong_chain"]).toContain(state);
      }),
    );
  });

  test("is asked of the node for its chain, with the trusted depth", async () => {
    const [trusted] = registry.trust.anchors;
    const trust = { ...registry.trust, anchors: trusted ? [{ ...trusted, finalityDepth: 10 }] : [] };
    const node = makeChain({ ...final, finalized: 0 });
    expect(await readAnchors([anchor], trust, (chainId) => (chainId === 1 ? node : undefined))).toMatchObject(
      [{ state: "final" }],
    );
    expect(await readAnchors([anchor], trust, () => undefined)).toMatchObject([{ state: "unreachable" }]);
  });

  test("on the development chain is final at once", async () => {
    const local = makeBundle({ chainId: 31337 });
    const state = { ...chainStateOf(local.anchor), finalized: 0, latest: local.anchor.blockNumber };
    const answers = await readAnchors([local.anchor], local.registry.trust, () => makeChain(state));
    expect(answers).toMatchObject([{ state: "final" }]);
  });
});
