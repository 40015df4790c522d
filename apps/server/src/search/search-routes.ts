import { maxQueryLength } from "@colophon/api";
import type { FastifyInstance } from "fastify";
import { AppError } from "../base/errors.ts";
import type { Bind } from "../base/http/bind.ts";
import { requestedLanguage } from "../base/http/requested-language.ts";
import { fold } from "@colophon/text-analysis/fold";
import type { SearchEngine } from "./open-search.ts";

export interface SearchContext {
  search: Pick<SearchEngine, "answer">;
}

/** A person leafs through answers; a program that reads out the register has the log. */
const limit = { max: 60, seconds: 60 };

export function searchRoutes(_app: FastifyInstance, bind: Bind, { search }: SearchContext): void {
  bind(
    "POST /api/chat/query",
    async ({ body, caller, request }) => {
      if (lengthAsRead(body.query) > maxQueryLength)
        throw new AppError("validation_failed", { fields: { query: "too_long" } });
      return search.answer({
        text: body.query,
        language: requestedLanguage(request),
        asker: caller?.userId ?? null,
        after: body.after,
      });
    },
    { config: { limit } },
  );
}

/** In characters: one that stands for a whole phrase (U+FDFA) is read as eighteen. */
function lengthAsRead(question: string): number {
  const accented = question.normalize("NFKC").toLowerCase();
  return Math.max(...[accented, fold(accented)].map((text) => Array.from(text).length));
}
