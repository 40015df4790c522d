import { stat } from "node:fs/promises";
import { sendCopy } from "./deposit.ts";
import { createProgress } from "./progress.ts";
import type { Registering } from "./delivery.ts";
import type { PlannedWork } from "./work.ts";

/** Sends the files of works that are registered, as private copies, where that was not done before. */
export async function sendCopies(works: readonly PlannedWork[], registering: Registering): Promise<void> {
  const { journal, voice } = registering;
  const copies = works.flatMap(({ digest, path }) => {
    const workId = journal.state.registered.get(digest)?.workId;
    return path === undefined || workId === undefined || journal.state.deposited.has(workId)
      ? []
      : [{ workId, path }];
  });
  const sizes = await Promise.all(
    copies.map(async ({ path }) => (await stat(path).catch(() => undefined))?.size ?? 0),
  );
  const ofBytes = sizes.reduce((sum, size) => sum + size, 0);
  const progress = createProgress(voice, "Sending", { ofFiles: copies.length, ofBytes });
  try {
    for (const copy of copies) {
      await sendCopy(registering, copy, progress);
      progress.file();
      voice.result({ event: "deposited", workId: copy.workId }, `A private copy is kept of ${copy.path}`);
    }
  } finally {
    progress.end();
  }
}
