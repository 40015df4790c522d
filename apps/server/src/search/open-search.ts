import { Worker } from "node:worker_threads";
import { createBatchLoader } from "../base/db/batch-loader.ts";
import { errorOf } from "../base/describe-error.ts";
import type { Answer } from "./answer/answer-question.ts";
import type { SearchedWork, SearchEntry } from "./index/entry-of-work.ts";
import type { Question } from "./search.ts";
import type { SearchOptions, SearchTask, SearchRequest, SearchMessage } from "./search-messages.ts";

/** Reads works for the index. */
export interface Indexer {
  entryOf(work: SearchedWork): Promise<SearchEntry>;
}

export interface SearchEngine extends Indexer {
  /** Starts the thread; resolves once it has read a work, so that the first who registers does not wait for that. */
  warmUp(): Promise<void>;
  answer(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

interface Events {
  onWarning?: (cause: string) => void;
  /** The thread has ended by itself. */
  onLost?: (cause: unknown) => void;
}

interface Asked extends SearchRequest {
  resolve(value: unknown): void;
  reject(error: unknown): void;
  /** By the end of a thread. */
  wasLost: boolean;
}

/**
 * Reads works and questions in a thread of its own: the lexicon is in memory once, and the server's only thread has more
 * to do. Should the thread end, what it was asked goes to a new one, but only once: it may be what ended it.
 */
export function openSearch(options: SearchOptions, { onWarning, onLost }: Events = {}): SearchEngine {
  const waiting = new Map<number, Asked>();
  /** Started for the first task, and for the first one after it has ended. */
  let thread: Worker | undefined;
  let lastId = 0;
  /** Set by `close`: the end of the thread is no loss then, and what it was asked is refused. */
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(new URL("search-worker.ts", import.meta.url), {
      workerData: options,
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 4 },
    });
    let cause: unknown;
    started.on("message", take);
    started.once("error", (error) => (cause = error));
    started.once("exit", () => {
      thread = undefined;
      if (!isClosed) onLost?.(cause);
      askAgain(cause);
    });
    return started;
  }

  function take(message: SearchMessage): void {
    if ("warning" in message) return onWarning?.(message.warning);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ("error" in message) asked?.reject(errorOf(message.error));
    else asked?.resolve(message.value);
  }

  function askAgain(cause: unknown): void {
    for (const asked of waiting.values()) {
      if (asked.wasLost || isClosed) {
        waiting.delete(asked.id);
        asked.reject(new Error("the thread that searches has ended", { cause }));
      } else send(Object.assign(asked, { wasLost: true }));
    }
  }

  function send({ id, task }: SearchRequest): void {
    thread ??= start();
    thread.postMessage({ id, task } satisfies SearchRequest);
  }

  function ask<T>(task: SearchTask): Promise<T> {
    return new Promise((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, { id, task, resolve, reject, wasLost: false });
      send({ id, task });
    });
  }

  return {
    entryOf: createBatchLoader(async (works) => {
      const entries = await ask<SearchEntry[]>({ works });
      const entryOf = new Map(works.map((work, at) => [work, entries[at]]));
      return (work) => entryOf.get(work) as SearchEntry;
    }),
    answer: (question) => ask({ question }),
    async warmUp() {
      await ask({ works: [sampleWork] });
    },
    async close() {
      isClosed = true;
      await thread?.terminate();
    },
  };
}

/** In English, the language of most texts: the others are looked up when the first work in them is read. */
const sampleWork: SearchedWork = {
  workId: "",
  certificateId: "",
  ownerId: "",
  listed: true,
  registeredAt: new Date(0),
  title: "The Keeper",
  description: "A keeper of a lighthouse finds letters, which the sea returns.",
  keywords: ["sea"],
  creator: "Ada Lovelace",
  collaborators: [],
  materialType: "book",
  medium: "literary",
  categories: ["literary"],
  publication: null,
};
