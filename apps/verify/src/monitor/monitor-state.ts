import { readFile, rename, writeFile } from "node:fs/promises";
import { emptyEdge, fromBase64, type LogKey, toBase64, type TreeEdge } from "@colophon/proof";
import type { ReplayState } from "@colophon/proof/statements";
import { CannotCheckError } from "../errors.ts";
import { unreadable } from "../read-limited.ts";

const FORMAT = "colophon-monitor/v1";

/** How far a log has been followed. It grows with the log's statements only. */
export interface MonitorState {
  log: LogKey;
  /** The signed checkpoint up to which it was followed; undefined before the first. */
  checkpoint?: string;
  edge: TreeEdge;
  replay: ReplayState;
  /** Of the chain: the first block that was not looked at. */
  block: number;
  /** What was found. Whoever has seen to it takes the file away. */
  alarm?: Alarm;
}

export interface Alarm {
  code: string;
  detail: string;
  checkpoints: string[];
}

export function startState(log: LogKey): MonitorState {
  return { log, edge: emptyEdge, replay: { statements: new Uint8Array(), time: 0 }, block: 0 };
}

/** The state of an earlier run; undefined when there is no file yet. The file is the monitor's own, and so believed. */
export async function readState(path: string): Promise<MonitorState | undefined> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw unreadable(path, error);
  }
  try {
    const { format, edge, replay, ...state } = JSON.parse(text) as SavedState;
    if (format !== FORMAT) throw new TypeError("another format");
    return {
      ...state,
      edge: { size: edge.size, tiles: edge.tiles.map(fromBase64) },
      replay: { statements: fromBase64(replay.statements), time: replay.time },
    };
  } catch {
    throw new CannotCheckError("unreadable", `${path} is not a state of this monitor.`);
  }
}

/** Whole or not at all: a run that is ended in between leaves the state before. */
export async function writeState(path: string, { edge, replay, ...state }: MonitorState): Promise<void> {
  const saved: SavedState = {
    format: FORMAT,
    ...state,
    edge: { size: edge.size, tiles: edge.tiles.map(toBase64) },
    replay: { statements: toBase64(replay.statements), time: replay.time },
  };
  await writeFile(`${path}.new`, `${JSON.stringify(saved, undefined, 1)}\n`);
  await rename(`${path}.new`, path);
}

interface SavedState extends Omit<MonitorState, "edge" | "replay"> {
  format: string;
  edge: { size: number; tiles: string[] };
  replay: { statements: string; time: number };
}
