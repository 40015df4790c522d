import { parentPort, workerData } from "node:worker_threads";
import { describeError } from "../base/describe-error.ts";
import { entryOfWork } from "./index/entry-of-work.ts";
import type { SearchMessage, SearchOptions, SearchRequest, SearchTask } from "./search-messages.ts";

const port = parentPort;
if (port === null) throw new Error("searching is done in a worker");

const tell = (message: SearchMessage) => port.postMessage(message);

/** Loaded once, for the first question. */
let answering: ReturnType<typeof loadAnswering> | undefined;

/** For the first question: a server's start waits until works can be read, and for no more than that. */
async function loadAnswering() {
  const { openAnswering } = await import("./open-answering.ts");
  return openAnswering(workerData as SearchOptions, (warning) => tell({ warning }));
}

// The door of a worker thread: requests come, and their answers go.
port.on("message", ({ id, task }: SearchRequest) => {
  void perform(task).then(
    (value) => tell({ id, value }),
    (error: unknown) => tell({ id, error: describeError(error) }),
  );
});

async function perform(task: SearchTask): Promise<unknown> {
  if ("works" in task) return task.works.map(entryOfWork);
  const answer = await (answering ??= loadAnswering());
  return answer(task.question);
}
