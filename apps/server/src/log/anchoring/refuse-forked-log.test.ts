import { describe, expect, test } from "vitest";
import { createGrowingLog, createTestWorker, tickUntil } from "../../../test/test-anchoring.ts";
import { startTestChain } from "../../../test/test-chain.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { StartError } from "../../base/errors.ts";
import { type AnchoredLog, refuseForkedLog } from "./refuse-forked-log.ts";

const { db } = await createTestDatabase();

/** A log with this head whose tree had `root` at every earlier size. */
const logWith = (size: number, root: Uint8Array): AnchoredLog => ({
  head: () => Promise.resolve({ size, root }),
  rootAt: () => Promise.resolve(root),
  isGuarded: true,
});

describe("a start with a chain that has anchors", () => {
  test("is refused when the log is shorter or had another root, and goes on when it has grown", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect();
    const { root } = createGrowingLog().head;
    expect(await refuseForkedLog(chain, logWith(0, root))).toBe(true);

    const log = createGrowingLog(10);
    await tickUntil(createTestWorker(db, chain, log), db, chain, "final");
    expect(await refuseForkedLog(chain, logWith(10, log.head.root))).toBe(true);
    expect(await refuseForkedLog(chain, logWith(12, log.head.root))).toBe(true);
    await expect(refuseForkedLog(chain, logWith(9, log.head.root))).rejects.toThrow(StartError);
    await expect(refuseForkedLog(chain, logWith(12, root))).rejects.toThrow("another root at 10 entries");
  });

  test("goes on, unasked, when the chain is away", async () => {
    const testChain = await startTestChain();
    const chain = testChain.connect({ url: "http://127.0.0.1:1" });
    expect(await refuseForkedLog(chain, logWith(0, createGrowingLog().head.root))).toBe(false);
  });
});
