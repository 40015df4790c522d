import type { Connection } from "@colophon/server/base/db/connection.ts";
import { createSearcher } from "@colophon/server/search/search.ts";
import { type Grade, gradeAnswer } from "./grade-answer.ts";
import { loadSearchSet, type SearchSet } from "./search-set.ts";

/** Loads a set into an empty database and asks the real search all its questions, as a visitor. */
export async function gradeSet(
  connection: Pick<Connection, "pool" | "db">,
  set: SearchSet,
): Promise<Grade[]> {
  const idOf = await loadSearchSet(connection, set);
  // As autovacuum would soon do.
  await connection.pool.query("analyze");
  const works = new Map(set.works.map((work) => [work.id, work]));
  const searcher = createSearcher(connection.pool);
  const grades: Grade[] = [];
  for (const query of set.queries) {
    const { results, parsed } = await searcher.find({
      text: query.query,
      language: query.lang,
      asker: null,
    });
    const { similarTo, ...plan } = parsed.plan;
    const id = idOf.get(similarTo?.id ?? "") ?? null;
    const answer = {
      ids: results.map(({ certificateId }) => idOf.get(certificateId) ?? certificateId),
      plan: similarTo === undefined ? plan : { ...plan, similarTo: { ...similarTo, id } },
    };
    grades.push(gradeAnswer(query, answer, works));
  }
  return grades;
}
