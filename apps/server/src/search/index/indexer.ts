import { Worker } from "node:worker_threads";
import { createBatchLoader } from "../../db/batch-loader.ts";
import { entryOfWork, type SearchedWork, type SearchEntry } from "./entry-of-work.ts";

/** Reads works for the index. */
export interface Indexer {
  entryOf(work: SearchedWork): Promise<SearchEntry>;
  close(): Promise<void>;
}

/**
 * Reads works in a thread of its own, started for the first of them: the server's only thread has more to do when many
 * register at once. Should the thread end, the works are read in this one, and the next ones in a new thread.
 */
export function createIndexer(onLost: (cause: unknown) => void = () => {}): Indexer {
  let worker: Worker | undefined;
  /** Those who wait, in the order in which they asked, which is that of the answers. */
  const waiting: ((entries: readonly SearchEntry[]) => void)[] = [];

  function start(): Worker {
    const started = new Worker(new URL("entry-worker.ts", import.meta.url));
    started.on("message", (entries: SearchEntry[]) => waiting.shift()?.(entries));
    started.once("error", onLost);
    started.once("exit", () => {
      if (worker === started) worker = undefined;
      for (const answer of waiting.splice(0)) answer([]);
    });
    return started;
  }

  function read(works: SearchedWork[]): Promise<readonly SearchEntry[]> {
    worker ??= start();
    worker.postMessage(works);
    return new Promise((resolve) => waiting.push(resolve));
  }

  return {
    entryOf: createBatchLoader(async (works) => {
      const entries = await read(works);
      const known = new Map(works.map((work, at) => [work, entries[at]]));
      return (work) => known.get(work) ?? entryOfWork(work);
    }),
    async close() {
      await worker?.terminate();
    },
  };
}
