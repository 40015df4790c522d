import { maxQueryLength } from "@colophon/api";
import type { FastifyInstance } from "fastify";
import type { Queryable } from "../db/queryable.ts";
import { AppError } from "../errors.ts";
import type { Bind } from "../http/bind.ts";
import { requestedLanguage } from "../http/requested-language.ts";
import { fold, normalise } from "./analysis/normalise.ts";
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
    async ({ body, caller, request }) => {
      if (lengthAsRead(body.query) > maxQueryLength)
        throw new AppError("validation_failed", { fields: { query: "too_long" } });
      return answerQuestion(pool, searcher, {
        text: body.query,
        language: requestedLanguage(request),
        asker: caller?.userId ?? null,
      });
    },
    { config: { rateLimit } },
  );
}

/** In characters: one that stands for a whole phrase (U+FDFA) is read as eighteen. */
function lengthAsRead(question: string): number {
  const accented = normalise(question);
  return Math.max(...[accented, fold(accented)].map((text) => Array.from(text).length));
}
