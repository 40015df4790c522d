import { sha256 } from "@colophon/node-primitives";
import { equal, headEntry, statementEntryOfHash, statementKey } from "@colophon/proof";
import { emptyPrefixTree, insertPrefixLeaves, type PrefixLeaf, prefixRoot } from "@colophon/proof/statements";
import type { Queryable } from "../base/db/queryable.ts";
import { type ClosedHead, readClosedHead, readTime } from "./closed-head-store.ts";
import { LogDamaged } from "./head.ts";
import { readPages } from "./prefix-page-store.ts";

/** A statement without a number yet. */
export interface UnnumberedStatement {
  kind: "statement";
  certificateId: string;
  /** Of the certificate's record, 32 bytes. */
  salt: Uint8Array;
  /** Of the statement's JWT. */
  sha256: Uint8Array;
}

/** The contents of the next `04`, without its place. */
export type NewHead = Pick<ClosedHead, "entry" | "at" | "count" | "statementsRoot">;

export interface NumberedStatements {
  /** In the order of the statements. */
  placed: { n: number; entry: Uint8Array }[];
  head: NewHead;
  /** What changes in the prefix tree. */
  pages: ReadonlyMap<string, Uint8Array>;
}

/**
 * Assigns the statements' numbers, which follow the number of statements `counted` for each certificate, and with them their
 * entries and the new leaves of the prefix tree. Runs under the log's lock, so that a number is assigned once.
 */
export async function numberStatements(
  tx: Queryable,
  statements: readonly UnnumberedStatement[],
  counted: ReadonlyMap<string, number>,
): Promise<NumberedStatements> {
  const next = new Map(counted);
  const numbered = statements.map(({ certificateId, salt, sha256: value }) => {
    const n = next.get(certificateId) ?? 0;
    next.set(certificateId, n + 1);
    return { n, leaf: { key: statementKey(salt, n, sha256), value } };
  });
  const leaves = numbered.map(({ leaf }) => leaf);
  const [clock, pages] = await Promise.all([
    readClock(tx),
    readPages(
      tx,
      leaves.map(({ key }) => key),
    ),
  ]);
  const { root, changed } = insert(leaves, pages, clock.before);
  return {
    placed: numbered.map(({ n, leaf: { key, value } }) => ({ n, entry: statementEntryOfHash(key, value) })),
    head: makeHead(clock, root, leaves.length),
    pages: changed,
  };
}

/** The newest `04`, and the time of the next one. */
export interface Clock {
  before: ClosedHead | undefined;
  /** Unix seconds. */
  now: number;
}

/** Under the log's lock, so that no other `04` comes between this one and the next. */
export async function readClock(tx: Queryable): Promise<Clock> {
  const [before, now] = await Promise.all([readClosedHead(tx), readTime(tx)]);
  return { before, now };
}

/** The next `04`. Its time is never less than that of the one before: after a failover the time comes from another clock. */
export function makeHead({ before, now }: Clock, statementsRoot?: Uint8Array, added = 0): NewHead {
  const at = Math.max(now, before?.at ?? 0);
  const count = (before?.count ?? 0) + added;
  const root = statementsRoot ?? before?.statementsRoot ?? emptyPrefixTree;
  return { entry: headEntry({ time: at, count, root }), at, count, statementsRoot: root };
}

function insert(
  leaves: readonly PrefixLeaf[],
  pages: ReadonlyMap<string, Uint8Array>,
  before: ClosedHead | undefined,
) {
  const readPage = (name: string) => pages.get(name);
  try {
    if (equal(prefixRoot(readPage, sha256), before?.statementsRoot ?? emptyPrefixTree))
      return insertPrefixLeaves(leaves, readPage, sha256);
  } catch (error) {
    // Pages that are missing or damaged; a repeated statement is the writer's own bug.
    if (!(error instanceof RangeError)) throw error;
  }
  throw new LogDamaged(
    `The stored prefix tree does not hash to the newest head's root: run "npm run fsck" (docs/operations.md).`,
  );
}
