import { parentPort, workerData } from "node:worker_threads";
import { openPool } from "../db/connection.ts";
import { answerQuestion } from "./answer/answer-question.ts";
import { entryOfWork } from "./index/entry-of-work.ts";
import { createLanguageModel } from "./llm/language-model.ts";
import { readWith } from "./llm/read-with.ts";
import type { SearchMessage, SearchOptions, SearchRequest, SearchTask } from "./open-search.ts";
import { createSearcher } from "./search.ts";

const port = parentPort;
if (port === null) throw new Error("searching is done in a worker");

const { databaseUrl, languageModel } = workerData as SearchOptions;
// Reading holds the thread, and a new connection may have to wait for that.
const pool = openPool(databaseUrl, { max: 5, connectionTimeoutMillis: 30_000 });
const tell = (message: SearchMessage) => port.postMessage(message);
const warn = (cause: string) => tell({ warning: cause });
const searcher = createSearcher(
  pool,
  languageModel && readWith(createLanguageModel(languageModel, { warn })),
);

// The door of a worker thread: requests come, and their answers go.
port.on("message", ({ id, task }: SearchRequest) => {
  void perform(task).then(
    (value) => tell({ id, value }),
    (error: unknown) => tell({ id, error }),
  );
});

async function perform(task: SearchTask): Promise<unknown> {
  return "works" in task ? task.works.map(entryOfWork) : answerQuestion(pool, searcher, task.question);
}
