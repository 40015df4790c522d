import { parseArgs } from "node:util";
import { connect } from "@colophon/server/base/db/connection.ts";
import { startEmbeddedPostgres } from "@colophon/server/base/db/embedded-postgres.ts";
import { migrateToLatest } from "@colophon/server/base/db/migrate.ts";
import type { Grade } from "@colophon/testing/search-quality/grade-answer";
import { gradeSet } from "@colophon/testing/search-quality/grade-set";
import { readSearchSet } from "@colophon/testing/search-quality/search-set";
import {
  type Breakdown,
  type Summary,
  summariseGrades,
} from "@colophon/testing/search-quality/summarise-grades";
import { makeTemporaryFolder } from "@colophon/testing/temporary-folder";
import { printTable } from "./measure/print-table.ts";

/**
 * `npm run eval:search -- <folder>`: how well the search answers a set of questions whose right answers are known, in a
 * scratch database. The format of a set is that of apps/server/testdata/search-eval.
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    json: { type: "boolean", default: false },
    /** Which of the folder's questions. */
    queries: { type: "string", default: "queries.json" },
    /** How many of the worst questions are shown. */
    worst: { type: "string", default: "12" },
  },
});
const folder = positionals.at(-1);
if (folder === undefined) {
  console.error("usage: npm run eval:search -- <folder> [--queries queries.json] [--json] [--worst 12]");
  process.exitCode = 2;
} else await evaluate(folder);

async function evaluate(from: string): Promise<void> {
  const set = readSearchSet(from, values.queries);
  console.error(`${set.works.length} works, ${set.queries.length} questions; starting a scratch database`);
  const postgres = await startEmbeddedPostgres(makeTemporaryFolder("colophon-eval-"), {
    settings: ["fsync=off"],
  });
  const connection = connect(postgres.url);
  try {
    await migrateToLatest(connection.db);
    const grades = await gradeSet(connection, set);
    const summary = summariseGrades(grades);
    if (values.json) console.log(JSON.stringify(summary));
    else report(summary, grades);
  } finally {
    await connection.close();
    await postgres.stop();
  }
}

function report(summary: Breakdown, grades: readonly Grade[]): void {
  const row = (name: string, { queries, ndcg10, success1, plan, leaks, zero }: Summary) => ({
    "": name,
    questions: queries,
    "nDCG@10": ndcg10.toFixed(3),
    "success@1": success1.toFixed(3),
    plan: plan.toFixed(3),
    leaks,
    zero: zero.toFixed(3),
  });
  const parts = Object.entries({ ...summary.byLanguage, ...summary.byKind });
  printTable([row("all", summary), ...parts.map(([name, part]) => row(name, part))]);
  const worst = grades
    .toSorted((a, b) => badness(b) - badness(a))
    .filter((grade) => badness(grade) > 0)
    .slice(0, Number(values.worst));
  for (const { query, ndcg, honest, misread, answer } of worst) {
    const quality = ndcg === undefined ? `honest: ${String(honest)}` : `nDCG ${ndcg.toFixed(2)}`;
    console.log(
      `\n${query.id} ${query.lang} ${query.query}\n  ${quality}${misread.length > 0 ? `, misread ${misread.join(", ")}` : ""}`,
    );
    console.log(`  plan ${JSON.stringify(answer.plan)}`);
    console.log(
      `  found ${answer.ids
        .slice(0, 10)
        .map((id) => `${id}=${query.relevant[id] ?? 0}`)
        .join(" ")}`,
    );
  }
}

function badness({ ndcg, honest, misread, leaks }: Grade): number {
  return (
    (ndcg === undefined ? Number(honest === false) : 1 - ndcg) + (misread.length > 0 ? 0.5 : 0) + leaks.length
  );
}
