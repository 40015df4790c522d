import { createReadStream } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { fromBase64, type LogKey, toBase64 } from "@colophon/proof";
import type { ReplayState } from "@colophon/proof/statements";
import { CannotCheckError } from "../errors.ts";
import { cannotRead } from "../read-limited.ts";
import { emptyTree, type KeptTree } from "./kept-tree.ts";

const FORMAT = "colophon-monitor/v1";

/** How far a log has been followed. It grows with the log's statements, and by 32 bytes for every 256 entries. */
export interface MonitorState {
  log: LogKey;
  /** The signed checkpoint up to which it was followed; undefined before the first. */
  checkpoint?: string;
  /** A signed checkpoint, no longer than that, which is not judged yet. */
  earlier?: string;
  tree: KeptTree;
  replay: ReplayState;
  /** Of each chain, by its id: the first block whose anchors have to be compared in the next round. */
  blocks: Record<string, number>;
  /** What was found. Whoever has seen to it takes the file away. */
  alarm?: Alarm;
}

export interface Alarm {
  code: string;
  detail: string;
  checkpoints: string[];
}

export function startState(log: LogKey): MonitorState {
  return { log, tree: emptyTree, replay: { statements: new Uint8Array(), time: 0 }, blocks: {} };
}

/** The state of an earlier run; undefined when there is no file yet. The file is the monitor's own, and so believed. */
export async function readState(path: string): Promise<MonitorState | undefined> {
  try {
    return await readLines(path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && "syscall" in error))
      throw new CannotCheckError("unreadable", `${path} is not a state of this monitor.`);
    if (error.code === "ENOENT") return undefined;
    throw cannotRead(path, error);
  }
}

/** Whole or not at all: a run that is ended in between leaves the state before. */
export async function writeState(path: string, state: MonitorState): Promise<void> {
  await writeFile(`${path}.new`, linesOf(state));
  await rename(`${path}.new`, path);
}

/** A line has this number of bytes of statements: as one text, a hundred thousand of them take 100 MB to write. */
const LINE = 64 * 1024;

function* linesOf({ tree, replay, ...state }: MonitorState): Generator<string> {
  const { statements, time } = replay;
  const saved: SavedState = {
    format: FORMAT,
    ...state,
    tree: {
      edge: { size: tree.edge.size, tiles: tree.edge.tiles.map(toBase64) },
      tiles: tree.tiles.map(({ hashes, ...tile }) => ({ ...tile, hashes: toBase64(hashes) })),
    },
    replay: { time, bytes: statements.length },
  };
  yield `${JSON.stringify(saved)}\n`;
  for (let at = 0; at < statements.length; at += LINE)
    yield `${toBase64(statements.subarray(at, at + LINE))}\n`;
}

async function readLines(path: string): Promise<MonitorState> {
  const lines = createInterface({ input: createReadStream(path) })[Symbol.asyncIterator]();
  const { value: first } = (await lines.next()) as { value: string };
  // Older files have one `block`, of whichever chain: all anchors are compared again.
  const { format, tree, replay, block: _, ...state } = JSON.parse(first) as SavedState;
  if (format !== FORMAT) throw new TypeError("another format");
  const statements = new Uint8Array(replay.bytes);
  let length = 0;
  for await (const line of lines) {
    const bytes = fromBase64(line);
    statements.set(bytes, length);
    length += bytes.length;
  }
  if (length !== replay.bytes) throw new TypeError("cut short");
  return {
    ...state,
    blocks: state.blocks ?? {},
    tree: {
      edge: { size: tree.edge.size, tiles: tree.edge.tiles.map(fromBase64) },
      tiles: tree.tiles.map(({ hashes, ...tile }) => ({ ...tile, hashes: fromBase64(hashes) })),
    },
    replay: { statements, time: replay.time },
  };
}

/** The first line of the file; the statements are the others. */
interface SavedState extends Omit<MonitorState, "tree" | "replay" | "blocks"> {
  format: string;
  block?: number;
  blocks?: Record<string, number>;
  tree: {
    edge: { size: number; tiles: string[] };
    tiles: { level: number; index: number; hashes: string }[];
  };
  replay: { time: number; bytes: number };
}
