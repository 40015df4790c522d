import type { Language } from "@colophon/api";
import { type Answer, answerQuestion } from "../../src/search/answer/answer-question.ts";
import { searchRoutes } from "../../src/search/search-routes.ts";
import { createSearcher } from "../../src/search/search.ts";
import { send } from "@colophon/testing/send";
import { createTestApp } from "../test-app.ts";
import { createTestDatabase } from "../test-database.ts";
import { loadSearchSet, type SetWork } from "@colophon/testing/search-quality/search-set";

export const makeSetWork = (title: string, lang: Language, more: Partial<SetWork> = {}): SetWork => ({
  id: title,
  lang,
  title,
  description: "",
  creator: "Nilufar Castellane",
  materialType: "book",
  medium: "literary",
  categories: ["literary"],
  isPublished: false,
  publication: null,
  registeredAt: "2021-03-01",
  listing: "public",
  ...more,
});

/** Asks questions about these works only, through the API. */
export async function askAbout(works: SetWork[]) {
  const connection = await createTestDatabase();
  await loadSearchSet(connection, { works, queries: [] });
  const searcher = createSearcher(connection.pool);
  const app = await createTestApp(connection, (instance, bind) => {
    searchRoutes(instance, bind, {
      search: { answer: (question) => answerQuestion(connection.pool, searcher, question) },
    });
  });
  const ask = async (query: string, language: Language = "en", after?: string) => {
    const body = { query, after };
    const { status, answer } = await send(app, "POST", `/api/chat/query?lng=${language}`, { body });
    if (status !== 200) throw new Error(`${query}: ${status} ${JSON.stringify(answer)}`);
    const { results } = answer as Answer;
    return { ...(answer as Answer), titles: results.map(({ title }) => title) };
  };
  return { ask, pool: connection.pool };
}
