import type { Queryable } from "../base/db/queryable.ts";
import { writeClosedHead } from "./closed-head-store.ts";
import type { Head } from "./head.ts";
import type { NewEntry } from "./log-store.ts";
import type { NewLeaf } from "./new-leaf.ts";
import { numberStatements } from "./number-statements.ts";
import { writePages } from "./prefix-page-store.ts";

/** What a batch appends. */
interface PlacedLeaves {
  /** The leaves' entries and, if there are statements among them, the `04` that closes the log after them. */
  entries: NewEntry[];
  /** The statements' numbers, by their positions in the batch. */
  numbers: ReadonlyMap<number, number>;
  /** Undefined without statements. */
  closing: { write(to: Head): Promise<void> } | undefined;
}

/** The entries of a batch, under the log's lock. `counted` is how many statements each certificate has so far. */
export async function placeLeaves(
  tx: Queryable,
  leaves: readonly NewLeaf[],
  counted: ReadonlyMap<string, number>,
): Promise<PlacedLeaves> {
  const statements = leaves.flatMap((leaf) => (leaf.kind === "statement" ? [leaf] : []));
  const numbers = new Map<number, number>();
  if (statements.length === 0) {
    const entries = leaves.flatMap((leaf) => (leaf.kind === "entry" ? [leaf] : []));
    return { entries, numbers, closing: undefined };
  }
  const { placed, head, pages } = await numberStatements(tx, statements, counted);
  const given = placed.values();
  const entries = leaves.map((leaf, position): NewEntry => {
    if (leaf.kind === "entry") return leaf;
    const { value } = given.next();
    if (value === undefined) throw new Error("a statement was not numbered");
    numbers.set(position, value.n);
    return { entry: value.entry, certificateId: null };
  });
  return {
    entries: [...entries, { entry: head.entry, certificateId: null }],
    numbers,
    closing: {
      async write({ size, root }) {
        await Promise.all([
          writePages(tx, pages),
          writeClosedHead(tx, { ...head, size, root, grownTo: size - 1 }),
        ]);
      },
    },
  };
}
