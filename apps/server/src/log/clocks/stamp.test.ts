import { bytesToHex } from "viem";
import { expect, test } from "vitest";
import { createTestWorker, until } from "../../../test/test-anchoring.ts";
import { startTestChain } from "../../../test/test-chain.ts";
import { createTestDatabase } from "../../../test/test-database.ts";
import { createTestLog, createTestSequencer, randomEntry } from "../../../test/test-log.ts";
import { readCheckpoint } from "@colophon/proof";
import { anchorStamped } from "./stamp.ts";

const { db, pool } = await createTestDatabase();
const { open } = await createTestLog();
const log = await open(pool);
const sequencer = createTestSequencer({ pool, log });

test("a chain gets each stamped checkpoint once, and nothing else", async () => {
  const testChain = await startTestChain();
  const config = {
    stampIntervalSeconds: 1,
    authorities: ["https://tsa.example"],
    calendars: ["https://calendar.example"],
  };
  const worker = createTestWorker(db, testChain.connect(), anchorStamped({ db, log, config }));
  for (let round = 1; round <= 3; round++) {
    await sequencer.append(randomEntry());
    // Heads of the log that nobody has stamped.
    await log.appendHead();
    await until(async () => {
      await worker.tick();
      expect(await testChain.anchored()).toHaveLength(round);
    });
  }
  const stamped = await db.selectFrom("stamped_checkpoints").select("checkpoint").orderBy("size").execute();
  const heads = stamped.map(({ checkpoint }) => readCheckpoint(checkpoint));
  expect((await testChain.anchored()).map(({ size, root }) => ({ size, root }))).toEqual(
    heads.map(({ size, root }) => ({ size, root: bytesToHex(root) })),
  );
  // Nobody was asked, and nobody's answer waited for.
  const pieces = await db.selectFrom("clock_pieces").select(["kind", "state", "asked_at"]).execute();
  expect(pieces).toHaveLength(6);
  for (const piece of pieces) expect(piece).toMatchObject({ state: "wanted", asked_at: null });
});
