import { setFlagsFromString } from "node:v8";
import { createNodePrimitives } from "@colophon/node-primitives";
import { isSameLog } from "@colophon/proof";
import { PREFIX_LEAF_LENGTH } from "@colophon/proof/statements";
import packageJson from "../../package.json" with { type: "json" };
import type { MonitorCommand } from "../arguments.ts";
import { CannotCheckError } from "../errors.ts";
import { VALID } from "../exit-code.ts";
import { escapeJson } from "@colophon/proof/texts";
import { nodeOf } from "../read-chain.ts";
import { readTrust } from "../read-trust.ts";
import { fetchLogFile } from "../registry.ts";
import { compareAnchors } from "./compare-anchors.ts";
import { Contradiction } from "./contradiction.ts";
import { followLog, judgeEarlierHead } from "./follow-log.ts";
import { type Alarm, type MonitorState, readState, startState, writeState } from "./monitor-state.ts";

const ALARM = 1;

/**
 * One round of a monitor, which anybody may run: follows a registry's log from the state of the last round, and keeps the new one.
 * Prints one JSON object. Exit 0: all fits; 1: the log contradicts itself, now or in an earlier round; 2, by CannotCheckError.
 */
export async function runMonitor(
  { registry, state: path, trust: source, rpc }: MonitorCommand,
  write: (text: string) => void,
): Promise<number> {
  // What a replay makes is garbage at once. Left to grow, its heap takes 100 MB more.
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--heap-growing-percent=50");
  const { trust } = await readTrust(source);
  const started = (await readState(path)) ?? startState(trust.log);
  if (!isSameLog(started.log, trust.log))
    throw new CannotCheckError("bad_trust", `${path} is of another log than the trust file.`);
  const fetchFile = (file: string) => fetchLogFile(registry, file);

  const primitives = createNodePrimitives();
  let state: MonitorState = started;
  try {
    if (state.alarm === undefined) {
      state = await judgeEarlierHead(state, fetchFile, primitives);
      state = await followLog(state, fetchFile, primitives);
      if (state.earlier !== undefined) {
        await writeState(path, state);
        state = await judgeEarlierHead(state, fetchFile, primitives);
      }
      if (rpc !== undefined) {
        // A node that does not answer takes nothing from what was followed.
        await writeState(path, state);
        state = await compareAnchors(state, { ...primitives, trust, request: nodeOf(rpc), fetchFile });
      }
    }
  } catch (error) {
    if (!(error instanceof Contradiction)) throw error;
    state = { ...state, alarm: alarmOf(error) };
  }
  await writeState(path, state);
  const exitCode = state.alarm === undefined ? VALID : ALARM;
  write(report(state, exitCode));
  return exitCode;
}

function alarmOf({ code, message, checkpoints }: Contradiction): Alarm {
  return { code, detail: message, checkpoints };
}

/** A log that has stopped for this monitor alone contradicts nothing: only the times and heights that stand still show it. */
function report({ log, tree, replay, blocks, alarm }: MonitorState, exitCode: number): string {
  const found = {
    tool: "colophon-verify",
    version: packageJson.version,
    exitCode,
    log: log.origin,
    size: tree.edge.size,
    statements: replay.statements.length / PREFIX_LEAF_LENGTH,
    ...(replay.time > 0 && { headTime: replay.time }),
    anchorsUpTo: Object.fromEntries(Object.entries(blocks).map(([chainId, next]) => [chainId, next - 1])),
    ...(alarm && { alarm }),
  };
  return `${escapeJson(JSON.stringify(found, undefined, 2))}\n`;
}
