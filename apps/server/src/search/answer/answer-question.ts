import type { Api, EndpointOutput } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import type { SearchOutcome, Question, Searcher } from "../search.ts";
import { giveReasons } from "./give-reasons.ts";
import { findResults } from "./result-store.ts";
import { suggest } from "./suggest.ts";
import { writeMessage } from "./write-message.ts";

export type Answer = EndpointOutput<Api["POST /api/chat/query"]>;

/** The whole answer to a question: what was found, in words, with reasons, and with questions that lead on. */
export async function answerQuestion(db: Queryable, searcher: Searcher, question: Question): Promise<Answer> {
  const { language, asker, text } = question;
  const found = await searcher.find(question);
  const { rows, results } = await describeResults(db, found, question);
  const closest = found.closest && (await describeResults(db, found.closest, question)).results;
  return {
    ...(found.parsed.isOfRegistry === true ? { seeHelp: true as const } : {}),
    message: writeMessage(found, results.length, language),
    results,
    ...(closest === undefined || closest.length === 0 ? {} : { closest }),
    hasMore: found.hasMore,
    suggestions:
      question.after === undefined
        ? await suggest(searcher, found, rows, { language, asker, asked: text })
        : [],
  };
}

/** The works that were found as they are now, each with its reasons. */
async function describeResults(db: Queryable, found: SearchOutcome, { language, asker }: Question) {
  const ranked = new Map(found.results.map((each) => [each.workId, each]));
  const rows = await findResults(db, [...ranked.keys()], asker);
  const results = rows.flatMap((row) => {
    const {
      certificateId: id,
      title,
      description,
      creator,
      profileId,
      materialType: type,
      year,
      status,
    } = row;
    const match = ranked.get(row.workId);
    const reasons = match && giveReasons(found, match, row, language);
    return reasons ? [{ id, title, description, creator, profileId, type, year, status, reasons }] : [];
  });
  return { rows, results };
}
