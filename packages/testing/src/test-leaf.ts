import type { NewLeaf } from "@colophon/server/log/new-leaf.ts";
import type { LeafWriter } from "@colophon/server/log/commit-batch.ts";

/** A leaf, and a text for the test's own writer. */
export interface TestLeaf {
  leaf: NewLeaf;
  note: string;
}

/** Accepts every leaf. Statements are not counted: `countingWriter` does. */
export const acceptAll: LeafWriter<TestLeaf> = {
  leafOf: ({ leaf }) => leaf,
  bytesOf: ({ note }) => note.length,
  write: async () => [],
  countStatements: async () => new Map(),
  writeNumbered: async () => undefined,
};
