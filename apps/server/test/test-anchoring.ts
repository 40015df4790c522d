import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { expect, vi } from "vitest";
import {
  type AnchorWorker,
  type AnchorWorkerOptions,
  createAnchorWorker,
} from "../src/log/anchoring/anchor-worker.ts";
import type { Chain } from "../src/log/anchoring/chain.ts";
import type { Head } from "../src/log/head.ts";
import type { LogToAnchor } from "../src/log/anchoring/pursue-transaction.ts";
import type { AnchorState } from "../src/base/db/log-tables.ts";
import type { Database } from "../src/base/db/schema.ts";
import { patience } from "@colophon/testing/patience";

export interface TestLog extends LogToAnchor {
  head: Head;
  /** Returns the new head. */
  grow(by?: number): Head;
}

/** A log as anchoring sees it: a growing size with a random root. Each of its heads is closed. */
export function createGrowingLog(size = 1): TestLog {
  const log: TestLog = {
    head: { size, root: randomBytes(32) },
    grow: (by = 1) => {
      log.head = { size: log.head.size + by, root: randomBytes(32) };
      return log.head;
    },
    lastClosed: () => Promise.resolve(log.head),
    grownTo: () => Promise.resolve(log.head.size),
    appendHead: () => Promise.resolve(),
  };
  return log;
}

export type TestWorker = AnchorWorker & {
  info: ReturnType<typeof lines>;
  error: ReturnType<typeof lines>;
};

const lines = () => vi.fn<(...line: unknown[]) => void>();

/** A worker that anchors without delay, with a readable log. */
export function createTestWorker(
  db: Kysely<Database>,
  chain: Chain,
  log: LogToAnchor,
  options: Partial<AnchorWorkerOptions> = {},
): TestWorker {
  const [info, warn, error] = [lines(), lines(), lines()];
  const worker = createAnchorWorker({
    db,
    chain,
    log,
    intervalSeconds: 0,
    logger: { info, warn, error },
    ...options,
  });
  return { ...worker, info, error };
}

/** Ticks until the newest anchor is in this state: even a chain that mines at once needs a moment. */
export function tickUntil(worker: AnchorWorker, db: Kysely<Database>, chain: Chain, state: AnchorState) {
  return until(async () => {
    await worker.tick();
    const anchors = await listAnchors(db, chain);
    expect(anchors.at(-1)?.state).toBe(state);
    return anchors;
  });
}

/** Waits until the check no longer fails, for as long as a busy machine may need. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { ...patience, interval: 20 });
}

export function listAnchors(db: Kysely<Database>, { sender }: Chain) {
  return db.selectFrom("anchors").selectAll().where("sender", "=", sender).orderBy("id").execute();
}

export function listTransactions(db: Kysely<Database>, { sender }: Chain) {
  return db.selectFrom("anchor_txs").selectAll().where("sender", "=", sender).orderBy("created_at").execute();
}
