import type { FastifyInstance } from "fastify";
import type { Queryable } from "../db/queryable.ts";
import type { Bind } from "../http/bind.ts";
import { requestedLanguage } from "../http/requested-language.ts";
import { answerQuestion } from "./answer/answer-question.ts";
import type { LanguageModel } from "./llm/language-model.ts";
import { readWith } from "./llm/read-with.ts";
import { createSearcher } from "./search.ts";

export interface SearchContext {
  pool: Queryable;
  languageModel?: LanguageModel | undefined;
}

/** A person leafs through answers; a program that reads out the register has the log. */
const rateLimit = { max: 60, timeWindow: "1 minute" };

export function searchRoutes(
  _app: FastifyInstance,
  bind: Bind,
  { pool, languageModel }: SearchContext,
): void {
  const searcher = createSearcher(pool, languageModel && readWith(languageModel));

  bind(
    "POST /api/chat/query",
    async ({ body, caller, request }) =>
      answerQuestion(pool, searcher, {
        text: body.query,
        language: requestedLanguage(request),
        asker: caller?.userId ?? null,
      }),
    { config: { rateLimit } },
  );
}
