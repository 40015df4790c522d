import { concat, equal } from "./bytes.ts";
import { parseEntry } from "./entry.ts";
import { ProofError } from "./errors.ts";
import { HASH_LENGTH } from "./merkle.ts";
import { emptyPrefixTree, type PrefixLeaf } from "./prefix-proof.ts";
import { insertPrefixLeaves } from "./prefix-tree.ts";
import { type Hash, sha256 } from "./sha256.ts";

/** What a replay has to remember to go on later; it grows with statements only. */
export interface ReplayState {
  /** Key and value of every statement so far, 64 bytes each, in the order of the log. */
  statements: Uint8Array;
  /** The time of the newest head, Unix seconds; 0 before the first. */
  time: number;
}

/** Follows a log's statements and heads, entry by entry, and says when the log contradicts itself. */
export interface Replay {
  /**
   * The next entry of the log. A head is compared with the statements before it. Throws ProofError, and is of no use afterwards:
   * `repeated_statement_key`; `head_mismatch`, when the statements give another number or root; `head_time_decreased`; `bad_entry`.
   */
  add(entry: Uint8Array): void;
  state(): ReplayState;
  /** The prefix tree of the newest head, page by page. */
  pages(): ReadonlyMap<string, Uint8Array>;
}

const LEAF_LENGTH = 2 * HASH_LENGTH;

/** Starts before a log's first entry, or where an earlier replay was. */
export function createReplay(
  { statements: known, time: lastTime }: ReplayState = { statements: new Uint8Array(), time: 0 },
  hash: Hash = sha256,
): Replay {
  const tree = new Map<string, Uint8Array>();
  /** Those that heads have covered, as `ReplayState` has them: as objects a hundred thousand of them take 40 MB. */
  let covered = new Uint8Array();
  let coveredLength = 0;
  /** Those since the last head: what one head covers is inserted together. */
  let waiting = leavesOf(known);
  let root: Uint8Array = emptyPrefixTree;
  let time = lastTime;

  const cover = (): void => {
    const grown = insertPrefixLeaves(waiting, (name) => tree.get(name), hash);
    for (const [name, page] of grown.changed) tree.set(name, page);
    ({ root } = grown);
    const length = coveredLength + waiting.length * LEAF_LENGTH;
    if (length > covered.length) {
      const room = new Uint8Array(Math.max(length, 2 * covered.length));
      room.set(covered);
      covered = room;
    }
    covered.set(bytesOf(waiting), coveredLength);
    coveredLength = length;
    waiting = [];
  };

  return {
    add(entry) {
      const parsed = parseEntry(entry);
      if (parsed.kind === "statement") waiting.push({ key: parsed.key, value: parsed.jwtHash });
      if (parsed.kind !== "head") return;
      if (parsed.time < time) throw new ProofError("head_time_decreased", `${parsed.time} after ${time}`);
      if (waiting.length > 0) cover();
      const count = coveredLength / LEAF_LENGTH;
      if (parsed.count !== count)
        throw new ProofError("head_mismatch", `it counts ${parsed.count} statements of ${count}`);
      if (!equal(parsed.root, root)) throw new ProofError("head_mismatch", "another root");
      ({ time } = parsed);
    },
    state: () => ({ statements: concat(covered.subarray(0, coveredLength), bytesOf(waiting)), time }),
    pages: () => tree,
  };
}

function leavesOf(bytes: Uint8Array): PrefixLeaf[] {
  return Array.from({ length: bytes.length / LEAF_LENGTH }, (_, i) => {
    const middle = i * LEAF_LENGTH + HASH_LENGTH;
    return {
      key: bytes.slice(middle - HASH_LENGTH, middle),
      value: bytes.slice(middle, middle + HASH_LENGTH),
    };
  });
}

/** Written one by one: as arguments of one call, a hundred thousand leaves overflow the stack. */
function bytesOf(leaves: readonly PrefixLeaf[]): Uint8Array {
  const bytes = new Uint8Array(leaves.length * LEAF_LENGTH);
  for (const [at, { key, value }] of leaves.entries()) {
    bytes.set(key, at * LEAF_LENGTH);
    bytes.set(value, at * LEAF_LENGTH + HASH_LENGTH);
  }
  return bytes;
}
