import type pg from "pg";
import { readShownNames } from "../../record/read-shown-names.ts";
import { transact } from "../../base/db/transact.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { entryOfWork, hidden } from "./entry-of-work.ts";
import { analyseIndex, deleteStaleWords, findRegistered } from "./registered-store.ts";
import { writeEntries } from "./entry-store.ts";

const batch = 100;

/**
 * Indexes every registered work again, while the server answers: after an update of the analysis or the lexicon. Broken
 * off, it leaves some works indexed in the old way, and can be run again. Answers how many works there are.
 */
export async function reindex({
  pool,
  keys,
}: {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
}): Promise<number> {
  let [indexed, last] = [0, ""];
  for (;;) {
    const done = await transact(pool, async (tx) => {
      const works = await findRegistered(tx, last, batch);
      const names = await readShownNames(
        tx,
        keys,
        works.map(({ certificateId }) => certificateId),
      );
      const entries = works.map(({ isRetired, ...work }) => {
        const { creator, collaborators } = names.get(work.certificateId) ?? {
          creator: "",
          collaborators: [],
        };
        const entry = entryOfWork({ ...work, creator, collaborators });
        return isRetired ? hidden(entry) : entry;
      });
      if (entries.length > 0) await writeEntries(tx, entries, "anew");
      return works;
    });
    indexed += done.length;
    last = done.at(-1)?.certificateId ?? last;
    if (done.length < batch) break;
  }
  await deleteStaleWords(pool);
  await analyseIndex(pool);
  return indexed;
}
