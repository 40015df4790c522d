import {
  appendLeaves,
  type Checkpoint,
  consistencyProofFromTiles,
  decodeEntryBundle,
  emptyRoot,
  entriesPath,
  equal,
  leafHash,
  type Primitives,
  ProofError,
  readCheckpoint,
  rootOfEdge,
  TILE_WIDTH,
  tilePath,
  tilesForConsistency,
  verifyCheckpoint,
  verifyConsistency,
} from "@colophon/proof";
import { createReplay } from "@colophon/proof/statements";
import { CannotCheckError } from "../errors.ts";
import { Contradiction, type ContradictionCode } from "./contradiction.ts";
import type { MonitorState } from "./monitor-state.ts";

/** The bytes of a file of the log by its path, such as `checkpoint`; a CannotCheckError when it cannot be had. */
export type FetchLogFile = (path: string) => Promise<Uint8Array>;

/** So many bundles of 256 entries are asked for at once. */
const AT_ONCE = 8;

/**
 * Follows a log from where the state is to the checkpoint that it shows now: that its key has signed it, that the entries
 * give its root and begin with those of before, and that each head is what the statements before it give. Throws a
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
  if (checkpoint.size <= state.edge.size) {
    await assertBegins(checkpoint, state, { notes, fetchFile, code: "checkpoints_contradict" });
    return state;
  }

  const { sha256 } = primitives;
  const replay = createReplay(state.replay, sha256);
  let { edge } = state;
  while (edge.size < checkpoint.size) {
    const entries = await fetchEntries(edge.size, checkpoint.size, fetchFile);
    edge = appendLeaves(
      edge,
      entries.map((entry) => leafHash(entry, sha256)),
      sha256,
    ).edge;
    contradictionOf(notes, () => entries.forEach((entry) => replay.add(entry)));
  }
  if (!equal(rootOfEdge(edge, sha256), checkpoint.root))
    throw new Contradiction("entries_differ", `${checkpoint.size} entries have another root`, notes);
  return { ...state, checkpoint: note, edge, replay: replay.state() };
}

/** Throws a Contradiction unless the followed log begins with a tree of this size and root, by a proof from the log's tiles. */
export async function assertBegins(
  { size, root }: Pick<Checkpoint, "size" | "root">,
  { checkpoint, edge }: MonitorState,
  about: { notes: string[]; fetchFile: FetchLogFile; code: ContradictionCode },
): Promise<void> {
  const { notes, fetchFile, code } = about;
  const known = checkpoint === undefined ? { size: 0, root: emptyRoot } : readCheckpoint(checkpoint);
  if (size === 0 || size === edge.size) {
    if (!equal(root, size === 0 ? emptyRoot : known.root))
      throw new Contradiction(code, `two roots of ${size} entries`, notes);
    return;
  }
  const tiles = new Map<string, Uint8Array>();
  for (const { level, index, width } of tilesForConsistency(size, known.size)) {
    const path = tilePath(level, index, width);
    tiles.set(path, await fetchFile(path));
  }
  try {
    const proof = consistencyProofFromTiles(
      size,
      known.size,
      (level, index, width) => tiles.get(tilePath(level, index, width)) ?? new Uint8Array(),
    );
    verifyConsistency({ size1: size, root1: root, size2: known.size, root2: known.root, proof });
  } catch (error) {
    if (!(error instanceof ProofError)) throw error;
    throw new Contradiction(code, `${size} entries are no beginning of ${known.size}`, notes);
  }
}

/** The next entries, up to so many bundles of them. */
async function fetchEntries(start: number, size: number, fetchFile: FetchLogFile): Promise<Uint8Array[]> {
  const first = Math.floor(start / TILE_WIDTH);
  const last = Math.min(first + AT_ONCE, Math.ceil(size / TILE_WIDTH));
  const indices = Array.from({ length: last - first }, (_, i) => first + i);
  const bundles = await Promise.all(
    indices.map(async (index) => {
      const width = Math.min(TILE_WIDTH, size - index * TILE_WIDTH);
      const entries = decode(await fetchFile(entriesPath(index, width)));
      if (entries.length !== width)
        throw new CannotCheckError("bad_answer", `A bundle of ${width} entries has ${entries.length}.`);
      return entries;
    }),
  );
  return bundles.flat().slice(start - first * TILE_WIDTH);
}

function decode(bundle: Uint8Array): Uint8Array[] {
  try {
    return decodeEntryBundle(bundle);
  } catch {
    throw new CannotCheckError("bad_answer", "The log serves a bundle of entries that is cut short.");
  }
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
