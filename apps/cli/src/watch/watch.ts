import { stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { inertText } from "@colophon/proof/texts";
import type { WatchCommand } from "../arguments.ts";
import type { Registering } from "../delivery.ts";
import { type ExitCode, exitCodes, Failure } from "../failure.ts";
import { unreadable } from "../files/hash-file.ts";
import { pendingOf } from "../journal/journal-state.ts";
import { assertDeclared } from "../register.ts";
import type { PlannedWork } from "../work.ts";
import { createFinder } from "./find-settled.ts";
import { createRegistrar } from "./register-queue.ts";

/** After a trouble that passes, the next attempt waits twice as long, and at most this. */
const longestPauseMs = 5 * 60_000;

/**
 * Registers the files of a folder once they are whole, each content once. Nothing that passes ends it: it goes on
 * until it is told to stop (`asking.signal`).
 */
export async function watch(command: WatchCommand, registering: Registering): Promise<ExitCode> {
  const { asking, voice } = registering;
  assertDeclared(command.isDeclared);
  const folder = await stat(command.folder).catch((error: unknown) => {
    throw unreadable(command.folder, error);
  });
  if (!folder.isDirectory())
    throw new Failure(exitCodes.usage, "usage", `${inertText(command.folder)} is no folder.`);
  const round = createRounds(command, registering);
  voice.note(`Watching ${inertText(command.folder)}. Stop with Ctrl-C.`);
  while (!asking.signal.aborted) {
    await round();
    await wait(command.intervalMs, undefined, { signal: asking.signal }).catch(() => undefined);
  }
  const left = pendingOf(registering.journal.state).length;
  voice.note(
    left === 0
      ? "Stopped."
      : "Stopped. What was sent last is finished by the next watch or register --resume.",
  );
  return left === 0 ? exitCodes.done : exitCodes.tryAgain;
}

function createRounds(command: WatchCommand, registering: Registering) {
  const { asking, voice } = registering;
  /** Hashed, and not registered yet: by fingerprint. */
  const queue = new Map<string, PlannedWork>();
  const queueSettled = createFinder(command, registering, queue);
  const registrar = createRegistrar(command, registering, queue);
  /** Set by failures that pass, each time longer; a round that succeeds ends the pause. */
  let [pauseMs, nextAt] = [0, 0];

  return async function round(): Promise<void> {
    await queueSettled();
    if (!registrar.hasWork() || Date.now() < nextAt || asking.signal.aborted) return;
    try {
      await registrar.registerQueue();
      pauseMs = 0;
    } catch (error) {
      if (asking.signal.aborted) return;
      if (!(error instanceof Failure) || !isPassing(error)) throw error;
      pauseMs = Math.min(longestPauseMs, Math.max(command.intervalMs, pauseMs * 2));
      nextAt = Date.now() + pauseMs * (0.5 + Math.random() / 2);
      voice.note(
        `${error.message} ${queue.size > 0 ? `${queue.size} waiting. ` : ""}Trying again in ${Math.ceil(pauseMs / 1000)} s.`,
      );
    }
  };
}

/** What ends by itself, or concerns some works alone. A token that is refused, or another account's, ends the watch. */
const isPassing = ({ exitCode, code }: Failure): boolean =>
  exitCode === exitCodes.tryAgain || code === "rows_refused" || code === "journal_unwritable";
