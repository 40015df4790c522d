import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAnchorFinder } from "./anchor-finder.ts";
import type { CoveringAnchor } from "./covering-anchor.ts";

/** The anchors that there are, in the order in which one is preferred to the next. */
let anchors: { chainId: number; size: number; state: CoveringAnchor["state"] }[];
let asked: number[];

function createFinder() {
  return createAnchorFinder(async (index) => {
    asked.push(index);
    const covering = anchors.find(({ size }) => size > index);
    return covering ? anchorOf(covering) : anchorOf({ chainId: 137, size: 0, state: "pending" });
  });
}

function anchorOf({ chainId, size, state }: (typeof anchors)[number]): CoveringAnchor {
  const where = { chainId, network: "a chain", contract: "0x1", sender: "0x2" };
  const block = { blockNumber: size, blockHash: "0x3", blockTime: 0, size, root: new Uint8Array(32) };
  const transaction = state === "pending" ? undefined : { hash: `0x${chainId}.${size}`, ...block };
  return { ...where, state, transaction, explorerUrl: null, nextAnchorAt: undefined };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  asked = [];
});
afterEach(() => vi.useRealTimers());

test("one that is final is asked for once for the leaves that it is known to cover", async () => {
  const find = createFinder();
  anchors = [
    { chainId: 137, size: 100, state: "final" },
    { chainId: 137, size: 200, state: "final" },
  ];
  const sizes = [];
  for (const index of [50, 60, 99, 100, 150, 40, 50]) sizes.push((await find(index)).transaction?.size);
  expect(sizes).toEqual([100, 100, 100, 200, 200, 100, 100]);
  expect(asked).toEqual([50, 100, 40]);
  vi.advanceTimersByTime(1e9);
  await find(40);
  expect(asked).toHaveLength(3);
});

test("one that is not final is asked for each time", async () => {
  const find = createFinder();
  anchors = [{ chainId: 137, size: 100, state: "included" }];
  for (let time = 0; time < 3; time++) expect((await find(5)).state).toBe("included");
  anchors = [{ chainId: 137, size: 100, state: "final" }];
  expect((await find(5)).state).toBe("final");
  expect(asked).toEqual([5, 5, 5, 5]);
});

test("one of a test chain makes way for a public chain's within a second", async () => {
  const find = createFinder();
  anchors = [{ chainId: 80002, size: 100, state: "final" }];
  await find(50);
  anchors = [{ chainId: 137, size: 200, state: "final" }, ...anchors];
  expect((await find(50)).chainId).toBe(80002);
  vi.advanceTimersByTime(1001);
  expect((await find(50)).chainId).toBe(137);
  expect((await find(50)).chainId).toBe(137);
  expect(asked).toEqual([50, 50]);
});
