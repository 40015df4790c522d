import { basename } from "node:path";
import { inertText } from "@colophon/proof/texts";
import type { WatchCommand } from "../arguments.ts";
import type { Registering } from "../delivery.ts";
import { Failure } from "../failure.ts";
import { hashFile, unreadable } from "../files/hash-file.ts";
import { mediaTypeOf } from "../files/media-type.ts";
import { single } from "../list/plan-works.ts";
import { type PlannedWork, problemsOf } from "../work.ts";
import { findFiles, type Seen } from "./find-files.ts";
import { openForWriting } from "./open-for-writing.ts";
import { createSettling } from "./settled.ts";

/** Puts the folder's files into `queue`, by their fingerprints, once they are whole and if they can be registered. */
export function createFinder(
  command: WatchCommand,
  { asking, journal, voice }: Registering,
  queue: Map<string, PlannedWork>,
): () => Promise<void> {
  const settling = createSettling(command.settleMs);
  const said = new Set<string>();

  const once = (words: string) => {
    if (said.has(words)) return;
    said.add(words);
    voice.note(words);
  };

  async function queueSettled(): Promise<void> {
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

  return queueSettled;
}
