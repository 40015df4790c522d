import {
  decodeEntryBundle,
  entriesPath,
  equal,
  leafHash,
  type Primitives,
  ProofError,
  rootOfEdge,
  TILE_WIDTH,
  verifyCheckpoint,
} from "@colophon/proof";
import { createReplay } from "@colophon/proof/statements";
import { CannotCheckError } from "../errors.ts";
import { assertBegins, type FetchLogFile } from "./assert-begins.ts";
import { Contradiction } from "./contradiction.ts";
import { growTree } from "./kept-tree.ts";
import type { MonitorState } from "./monitor-state.ts";

/** Bundles of 256 entries that are asked for at once. */
const AT_ONCE = 4;

/**
 * Follows a log from where the state is to the checkpoint that it shows now: that its key has signed it, that the entries
 * give its root and begin with the earlier ones, and that each head is what the statements before it give. Throws a
 * Contradiction.
 */
export async function followLog(
  state: MonitorState,
  fetchFile: FetchLogFile,
  primitives: Primitives,
): Promise<MonitorState> {
  const note = new TextDecoder().decode(await fetchFile("checkpoint"));
  const notes = [...(state.checkpoint === undefined ? [] : [state.checkpoint]), note];
  const checkpoint = contradictionOf(notes, () => verifyCheckpoint(note, state.log, primitives));
  const { sha256 } = primitives;
  let { tree } = state;
  if (checkpoint.size <= tree.edge.size)
    return note === state.checkpoint ? state : { ...state, earlier: note };

  const replay = createReplay(state.replay, sha256);
  while (tree.edge.size < checkpoint.size)
    // Taken apart one by one: what lives for a moment only is not kept beside what stays.
    for (const bundle of await fetchBundles(tree.edge.size, checkpoint.size, fetchFile)) {
      const entries = entriesOf(bundle, tree.edge.size % TILE_WIDTH);
      tree = growTree(
        tree,
        entries.map((entry) => leafHash(entry, sha256)),
        sha256,
      );
      contradictionOf(notes, () => entries.forEach((entry) => replay.add(entry)));
    }
  if (!equal(rootOfEdge(tree.edge, sha256), checkpoint.root))
    throw new Contradiction("entries_differ", `${checkpoint.size} entries have another root`, notes);
  return { ...state, checkpoint: note, tree, replay: replay.state() };
}

/**
 * Judges a head that is no longer than what was followed. When the log does not show what that takes, the head is still there
 * to be judged in the next round: a fork that was shown once is not forgotten. Throws a Contradiction.
 */
export async function judgeEarlierHead(
  state: MonitorState,
  fetchFile: FetchLogFile,
  primitives: Primitives,
): Promise<MonitorState> {
  const { earlier, ...judged } = state;
  if (earlier === undefined) return state;
  const { sha256 } = primitives;
  const notes = [...(state.checkpoint === undefined ? [] : [state.checkpoint]), earlier];
  const head = verifyCheckpoint(earlier, state.log, primitives);
  await assertBegins(head, state.tree, { notes, fetchFile, code: "checkpoints_contradict", sha256 });
  return judged;
}

interface EntryBundle {
  width: number;
  bytes: Uint8Array;
}

/** The next bundles, at most `AT_ONCE`. */
async function fetchBundles(start: number, size: number, fetchFile: FetchLogFile): Promise<EntryBundle[]> {
  const first = Math.floor(start / TILE_WIDTH);
  const last = Math.min(first + AT_ONCE, Math.ceil(size / TILE_WIDTH));
  return await Promise.all(
    Array.from({ length: last - first }, async (_, i) => {
      const index = first + i;
      const width = Math.min(TILE_WIDTH, size - index * TILE_WIDTH);
      return { width, bytes: await fetchFile(entriesPath(index, width)) };
    }),
  );
}

/** The entries of a bundle without those that were followed before. */
function entriesOf({ width, bytes }: EntryBundle, followed: number): Uint8Array[] {
  let entries: Uint8Array[];
  try {
    entries = decodeEntryBundle(bytes);
  } catch {
    throw new CannotCheckError("bad_answer", "The log serves a bundle of entries that is cut short.");
  }
  if (entries.length !== width)
    throw new CannotCheckError("bad_answer", `A bundle of ${width} entries has ${entries.length}.`);
  return entries.slice(followed);
}

/** What the log has signed and served, and is refused, is an alarm. */
function contradictionOf<T>(notes: string[], attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof ProofError) throw new Contradiction(error.code, error.message, notes);
    throw error;
  }
}
