import { toHex } from "@colophon/proof";
import { expect, test } from "vitest";
import { createGrowingLog, createTestWorker, tickUntil } from "../../../test/test-anchoring.ts";
import { startTestChain } from "../../../test/test-chain.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { sourceOf } from "./anchor-store.ts";
import { listAnchors } from "./list-anchors.ts";

const { db } = await createTestDatabase();

test("lists what is anchored, newest first, and says when the rest will be", async () => {
  const testChain = await startTestChain();
  const chain = testChain.connect({ profile: { finalityDepth: 0 } });
  const log = createGrowingLog(3);
  const worker = createTestWorker(db, chain, log);
  const list = () => listAnchors(db, sourceOf(chain), 60, log.head.size);

  const before = Date.now();
  const empty = await list();
  expect(empty.anchors).toEqual([]);
  // Nothing is anchored yet, so nothing has to be waited for.
  expect(Date.parse(empty.nextAnchorAt ?? "")).toBeGreaterThanOrEqual(before);
  expect(Date.parse(empty.nextAnchorAt ?? "")).toBeLessThan(before + 60_000);

  const [first] = await tickUntil(worker, db, chain, "final");
  expect(await list()).toEqual({
    anchors: [
      {
        state: "final",
        chainId: chain.profile.id,
        network: chain.profile.name,
        contract: chain.contract,
        transactionHash: first?.tx_hash,
        blockNumber: first?.block_number,
        blockTime: new Date((first?.block_time ?? 0) * 1000).toISOString(),
        explorerUrl: null,
        size: 3,
        root: toHex(log.head.root),
      },
    ],
    nextAnchorAt: null,
  });

  log.grow(2);
  expect((await list()).nextAnchorAt).not.toBeNull();
  await testChain.client.setAutomine(false);
  await worker.tick();
  expect(await list()).toMatchObject({
    anchors: [
      { state: "pending", size: 5, root: toHex(log.head.root), transactionHash: null, blockTime: null },
      { state: "final", size: 3 },
    ],
    nextAnchorAt: null,
  });
});
