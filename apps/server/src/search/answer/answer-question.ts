import type { Api, EndpointOutput } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import type { Question, Searcher } from "../search.ts";
import { giveReasons } from "./give-reasons.ts";
import { findResults } from "./result-store.ts";
import { suggest } from "./suggest.ts";
import { writeMessage } from "./write-message.ts";

export type Answer = EndpointOutput<Api["POST /api/chat/query"]>;

/** The whole answer to a question: what was found, in words, with reasons, and with questions that lead on. */
export async function answerQuestion(db: Queryable, searcher: Searcher, question: Question): Promise<Answer> {
  const { language, asker, text } = question;
  const found = await searcher.find(question);
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
    return match
      ? [
          {
            id,
            title,
            description,
            creator,
            profileId,
            type,
            year,
            status,
            reasons: giveReasons(found, match, row, language),
          },
        ]
      : [];
  });
  return {
    ...(found.parsed.isOfRegistry === true ? { seeHelp: true as const } : {}),
    message: writeMessage(found, results.length, language),
    results,
    hasMore: found.hasMore,
    suggestions:
      question.after === undefined
        ? await suggest(searcher, found, rows, { language, asker, asked: text })
        : [],
  };
}
