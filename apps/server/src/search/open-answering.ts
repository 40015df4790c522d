import { openPool } from "../base/db/connection.ts";
import { type Answer, answerQuestion } from "./answer/answer-question.ts";
import { createLanguageModel } from "./llm/language-model.ts";
import { readWith } from "./llm/read-with.ts";
import type { SearchOptions } from "./search-messages.ts";
import { createSearcher, type Question } from "./search.ts";

/** Answers questions, on connections of its own. `warn` is told why one was read without the language model. */
export function openAnswering(
  { databaseUrl, languageModel }: SearchOptions,
  warn: (warning: string) => void,
): (question: Question) => Promise<Answer> {
  // Reading holds the thread, and a new connection may have to wait for that.
  const pool = openPool(databaseUrl, { max: 5, connectionTimeoutMillis: 30_000 });
  const searcher = createSearcher(
    pool,
    languageModel && readWith(createLanguageModel(languageModel, { warn })),
  );
  return (question) => answerQuestion(pool, searcher, question);
}
