import { concat, equal } from "../encoding/bytes.ts";
import { parseEntry } from "../log/entry.ts";
import { ProofError } from "../errors.ts";
import { createFlatPrefixTree, PREFIX_LEAF_LENGTH } from "../prefix-tree/flat-prefix-tree.ts";
import { type Hash, sha256 } from "../crypto/sha256.ts";

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
}

/** Starts before a log's first entry, or where an earlier replay was. */
export function createReplay(
  { statements: known, time: lastTime }: ReplayState = { statements: new Uint8Array(), time: 0 },
  hash: Hash = sha256,
): Replay {
  const tree = createFlatPrefixTree(hash);
  for (let at = 0; at < known.length; at += PREFIX_LEAF_LENGTH)
    tree.insert(known.subarray(at, at + PREFIX_LEAF_LENGTH));
  let time = lastTime;

  return {
    add(entry) {
      const parsed = parseEntry(entry);
      if (parsed.kind === "statement") tree.insert(concat(parsed.key, parsed.jwtHash));
      if (parsed.kind !== "head") return;
      if (parsed.time < time) throw new ProofError("head_time_decreased", `${parsed.time} after ${time}`);
      if (parsed.count !== tree.count())
        throw new ProofError("head_mismatch", `it counts ${parsed.count} statements of ${tree.count()}`);
      if (!equal(parsed.root, tree.root())) throw new ProofError("head_mismatch", "another root");
      ({ time } = parsed);
    },
    state: () => ({ statements: tree.leaves().slice(), time }),
  };
}
