import { expect, test } from "vitest";
import { createGrowingLog, createTestWorker, tickUntil } from "../../test/test-anchoring.ts";
import { startTestChain } from "../../test/test-chain.ts";
import { createTestDatabase } from "../../test/test-database.ts";
import { sourceOf } from "./anchor-store.ts";
import { localChain } from "./chain-profile.ts";
import { findCoveringAnchor } from "./covering-anchor.ts";

const { db } = await createTestDatabase();

test("shows an anchor only from its block on, and then always the earliest final one", async () => {
  const testChain = await startTestChain();
  const chain = testChain.connect({ profile: { finalityDepth: 2 } });
  const log = createGrowingLog();
  const worker = createTestWorker(db, chain, log);
  const covering = (index: number) => findCoveringAnchor(db, sourceOf(chain), 60, index);

  expect(await covering(0)).toMatchObject({ state: "pending", transaction: undefined });
  expect((await covering(0)).nextAnchorAt).toBeInstanceOf(Date);
  await testChain.client.setAutomine(false);
  await worker.tick();
  expect(await covering(0)).toMatchObject({
    state: "pending",
    transaction: undefined,
    nextAnchorAt: undefined,
  });

  await testChain.client.mine({ blocks: 1 });
  await tickUntil(worker, db, chain, "included");
  expect(await covering(0)).toMatchObject({
    state: "included",
    network: localChain.name,
    explorerUrl: null,
  });
  expect(await covering(1)).toMatchObject({ state: "pending" });

  await testChain.client.mine({ blocks: 2 });
  await worker.tick();
  const first = await covering(0);
  expect(first).toMatchObject({
    state: "final",
    transaction: { size: 1, root: Buffer.from(log.head.root) },
  });

  log.grow(5);
  await worker.tick();
  await testChain.client.mine({ blocks: 3 });
  await tickUntil(worker, db, chain, "final");
  expect(await covering(0)).toEqual(first);
  expect(await covering(1)).toMatchObject({ state: "final", transaction: { size: 6 } });
  expect(await covering(6)).toMatchObject({ state: "pending" });
});
