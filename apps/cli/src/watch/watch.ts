import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inertText } from "@colophon/proof/texts";
import type { WatchCommand } from "../arguments.ts";
import { assertSameAccount, deliver, inGroups, listOwn, prepare, type Registering } from "../delivery.ts";
import { type ExitCode, exitCodes, Failure } from "../failure.ts";
import { hashFile, unreadable } from "../files/hash-file.ts";
import { mediaTypeOf } from "../files/media-type.ts";
import { pendingOf } from "../journal/journal-state.ts";
import { single } from "../list/plan-works.ts";
import { isPaid, readRegistryTerms } from "../orders.ts";
import { assertDeclared } from "../register.ts";
import { sendCopies } from "../send-copies.ts";
import { quoted } from "../terminal.ts";
import { type PlannedWork, problemsOf } from "../work.ts";
import { findFiles, type Seen } from "./find-files.ts";
import { openForWriting } from "./open-for-writing.ts";
import { createSettling } from "./settled.ts";

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
  const { asking, journal, voice } = registering;
  const settling = createSettling(command.settleMs);
  const said = new Set<string>();
  /** Hashed, and not registered yet: by fingerprint. */
  const queue = new Map<string, PlannedWork>();
  /** Files of the account's own works, as the registry knows them. */
  let own: Set<string> | undefined;
  let [pauseMs, nextAt] = [0, 0];

  const once = (words: string) => {
    if (said.has(words)) return;
    said.add(words);
    voice.note(words);
  };

  /** What the registry has to say before anything is sent. */
  async function begin(): Promise<Set<string>> {
    await assertSameAccount(registering);
    if (isPaid(await readRegistryTerms(asking)))
      throw new Failure(
        exitCodes.paymentAwaited,
        "fee_due",
        "This registry asks for a fee, which watch can't pay: use colophon register.",
      );
    const known = new Set<string>();
    for await (const { file } of listOwn(asking)) if (file !== null) known.add(file.sha256);
    return known;
  }

  async function hashSettled(): Promise<void> {
    const seen = await findFiles(command.folder).catch((error: unknown) => {
      once(`${unreadable(command.folder, error).message} Looking again.`);
      return [];
    });
    const ready = settling.settled(seen, Date.now());
    const busy = ready.length === 0 ? new Set<string>() : await openForWriting(ready.map(({ path }) => path));
    for (const file of ready) {
      if (asking.signal.aborted) return;
      if (busy.has(file.path)) once(`${inertText(file.path)} is still open for writing.`);
      else await take(file);
    }
  }

  async function take(file: Seen): Promise<void> {
    const { path } = file;
    try {
      const hashed = await hashFile(path, { signal: asking.signal });
      settling.finish(file);
      const { sha256 } = hashed;
      const known = journal.state.files.get(sha256);
      if (known !== undefined)
        return voice.note(`${inertText(path)} is registered already: ${known.certificateId}`);
      if (queue.has(sha256))
        return voice.note(`${inertText(path)} has the same content as another file here.`);
      const name = basename(path);
      const row = { number: 0, cells: { file: path }, path };
      const work = single({ fields: command.fields, files: [path] }, row, {
        ...hashed,
        name,
        mediaType: mediaTypeOf(name),
      });
      const problems = problemsOf(work.contents);
      if (problems.length > 0)
        return voice.note(`${inertText(path)} is not registered: ${problems.join(", ")}.`);
      queue.set(sha256, work);
    } catch (error) {
      if (asking.signal.aborted) return;
      if (!(error instanceof Failure)) throw error;
      once(`${error.message} Looking again.`);
    }
  }

  async function registerQueue(): Promise<void> {
    own ??= await begin();
    for (const group of pendingOf(journal.state))
      if (group.way === "register") tell(await deliver(registering, group), group.works);
    for (const [sha256, { path = "" }] of queue) {
      if (!own.has(sha256) && !journal.state.files.has(sha256)) continue;
      voice.note(`${inertText(path)} is registered already.`);
      queue.delete(sha256);
    }
    for (const works of inGroups([...queue.values()])) await registerGroup(works);
  }

  async function registerGroup(works: readonly PlannedWork[]): Promise<void> {
    const group = prepare(registering, works, "register");
    try {
      tell(await deliver(registering, group), group.works);
    } catch (error) {
      // What the registry refuses is not sent again: the journal has dropped it.
      if (journal.state.groups.get(group.id)?.isDropped === true) forget(works);
      throw error;
    }
    forget(works);
    if (command.sendsCopies) await sendCopies(works, registering);
  }

  const forget = (works: readonly PlannedWork[]) => {
    for (const { contents } of works) if (contents.file) queue.delete(contents.file.sha256);
  };

  function tell(
    registered: readonly { workId: string; certificateId: string }[],
    works: readonly { title: string; sha256?: string }[],
  ) {
    for (const [place, work] of registered.entries()) {
      const { title = "", sha256 } = works[place] ?? {};
      if (sha256 !== undefined) queue.delete(sha256);
      voice.result(
        { event: "registered", ...work, title, sha256 },
        `${work.certificateId}  ${quoted(title)}`,
      );
    }
  }

  return async function round(): Promise<void> {
    await hashSettled();
    const hasWork = queue.size > 0 || pendingOf(journal.state).length > 0 || own === undefined;
    if (!hasWork || Date.now() < nextAt || asking.signal.aborted) return;
    try {
      await registerQueue();
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
