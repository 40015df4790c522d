import { sha256 } from "@colophon/node-primitives";
import { equal, parseEntry, ProofError } from "@colophon/proof";
import {
  createReplay,
  insertPrefixLeaves,
  PREFIX_LEAF_LENGTH,
  type PrefixLeaf,
} from "@colophon/proof/statements";
import type { Queryable } from "../base/db/queryable.ts";
import { type ClosedHead, countHeadsAfter, readClosedHeads } from "./closed-head-store.ts";
import { countPages, readPageRange } from "./prefix-page-store.ts";

/** The part of `fsck` about statements; each step returns a description of the first difference. */
interface StatementsCheck {
  /** The sizes at which these entries close the log: `add` needs the roots at these sizes. */
  closedIn(entries: readonly Uint8Array[], start: number): number[];
  /** The next entries of the log, in which `start` is the first one's index. */
  add(entries: readonly Uint8Array[], start: number): Promise<string | undefined>;
  /** After the last entry of a log of this size. */
  end(size: number): Promise<string | undefined>;
}

/**
 * Replays the log's statements and heads as a monitor does, and compares the result with the stored heads and prefix tree.
 * `rootAt` has the log's roots, `evidence` the places of leaves that are no growth.
 */
export function replayStatements(
  db: Queryable,
  rootAt: ReadonlyMap<number, Uint8Array>,
  evidence: ReadonlySet<number>,
): StatementsCheck {
  const replay = createReplay(undefined, sha256);
  /** The log's size up to its last entry that is neither an `04` nor a day's evidence. */
  let grownTo = 0;
  /** A statement came, and no `04` after it yet: a log never ends so. */
  let isOpen = false;

  function replayEntry(entry: Uint8Array, size: number): Omit<ClosedHead, "root"> | undefined {
    replay.add(entry);
    const parsed = parseEntry(entry);
    if (parsed.kind === "head") {
      isOpen = false;
      return { size, entry, at: parsed.time, count: parsed.count, statementsRoot: parsed.root, grownTo };
    }
    if (!evidence.has(size - 1)) grownTo = size;
    if (parsed.kind === "statement") isOpen = true;
    return undefined;
  }

  async function add(entries: readonly Uint8Array[], start: number): Promise<string | undefined> {
    const stored = new Map(
      (await readClosedHeads(db, start, start + entries.length)).map((head) => [head.size, head]),
    );
    for (const [position, entry] of entries.entries()) {
      const size = start + position + 1;
      let head: Omit<ClosedHead, "root"> | undefined;
      try {
        head = replayEntry(entry, size);
      } catch (error) {
        if (!(error instanceof ProofError)) throw error;
        return `entry ${size - 1} contradicts the entries before it: ${error.code} (${error.message})`;
      }
      const found = stored.get(size);
      if (head === undefined && found === undefined) continue;
      const root = rootAt.get(size);
      if (
        head === undefined ||
        found === undefined ||
        root === undefined ||
        !isSame(found, { ...head, root })
      )
        return `the stored head of the statements at ${size} entries differs from the log`;
    }
    return undefined;
  }

  async function end(size: number): Promise<string | undefined> {
    if (isOpen) return `the statements up to entry ${size - 1} have no head`;
    if ((await countHeadsAfter(db, size)) !== 0)
      return `there are heads of the statements outside the log's ${size} entries`;
    const { changed } = insertPrefixLeaves(leavesOf(replay.state().statements), () => undefined, sha256);
    return comparePages(db, changed);
  }

  return {
    closedIn: (entries, start) =>
      entries.flatMap((entry, position) => (isHead(entry) ? [start + position + 1] : [])),
    add,
    end,
  };
}

function leavesOf(statements: Uint8Array): PrefixLeaf[] {
  return Array.from({ length: statements.length / PREFIX_LEAF_LENGTH }, (_, i) => {
    const leaf = statements.subarray(i * PREFIX_LEAF_LENGTH, (i + 1) * PREFIX_LEAF_LENGTH);
    return { key: leaf.subarray(0, PREFIX_LEAF_LENGTH / 2), value: leaf.subarray(PREFIX_LEAF_LENGTH / 2) };
  });
}

/** `add` finds invalid entries. */
function isHead(entry: Uint8Array): boolean {
  return entry[0] === 4;
}

function isSame(a: ClosedHead, b: ClosedHead): boolean {
  return equal(a.entry, b.entry) && equal(a.root, b.root) && a.grownTo === b.grownTo;
}

/** Pages read at a time. */
const step = 4096;

async function comparePages(
  db: Queryable,
  expected: ReadonlyMap<string, Uint8Array>,
): Promise<string | undefined> {
  const stored = await countPages(db);
  if (stored !== expected.size)
    return `the prefix tree is stored in ${stored} pages, its statements give ${expected.size}`;
  for (let after: string | undefined = undefined; ;) {
    const pages = await readPageRange(db, after, step);
    const different = pages.find(({ name, page }) => !equal(expected.get(name) ?? new Uint8Array(), page));
    if (different !== undefined)
      return `page "${different.name}" of the prefix tree differs from the log's statements`;
    const last = pages.at(-1);
    if (last === undefined) return undefined;
    after = last.name;
  }
}
