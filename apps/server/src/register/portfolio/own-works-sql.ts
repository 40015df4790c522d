import type { ChosenWorks, PortfolioFilter } from "@colophon/api";
import { keyOf } from "@colophon/text-analysis";
import { headingSql } from "../../record/heading-sql.ts";

export interface OwnWorks {
  /** From `from` on, without an order: `w` is the work. */
  sql: string;
  /** Of `$1` and those after it; more may follow. */
  values: unknown[];
}

/** A user's own works that are chosen, by their ids or by a filter. Another user's are never among them. */
export function selectOwnWorks(ownerId: string, chosen: ChosenWorks): OwnWorks {
  const values: unknown[] = [ownerId];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const filter = "ids" in chosen ? {} : chosen.filter;
  const conditions =
    "ids" in chosen ? [`w.id = any(${given(chosen.ids)}::uuid[])`] : conditionsOf(filter, given);
  return {
    sql: `from works w${joinsOf(filter)} where ${["w.owner_id = $1", ...conditions].join(" and ")}`,
    values,
  };
}

/**
 * Only what the filter asks: each table read is thousands of rows. The search keeps each work's title as questions are read,
 * without case, accents and marks.
 */
function joinsOf({ q, state, files }: PortfolioFilter): string {
  const needsCertificate = state !== undefined || files !== undefined;
  return [
    q === undefined ? "" : " join search_works s on s.work_id = w.id and s.owner_id = $1",
    needsCertificate ? " join certificates c on c.work_id = w.id" : "",
  ].join("");
}

function conditionsOf(filter: PortfolioFilter, given: (value: unknown) => string): string[] {
  const { q, type, year, listed, state, files } = filter;
  return [
    ...(q === undefined ? [] : hasWords(q, given)),
    ...(type === undefined ? [] : [`w.material_type = ${given(type)}`]),
    ...(year === undefined
      ? []
      : [`w.created_at >= ${given(startOf(year))}`, `w.created_at < ${given(startOf(year + 1))}`]),
    ...(listed === undefined ? [] : [`w.shared_publicly = ${given(listed === "yes")}`]),
    ...(state === undefined ? [] : [`${headingSql("c.id")} = ${given(state)}`]),
    ...(files === undefined ? [] : [hasSeveralFiles]),
  ];
}

/** Words of a title, and beginnings of a certificate's number, if it is meant: any short word begins some number. */
function hasWords(q: string, given: (value: unknown) => string): string[] {
  const words = wordsOf(q);
  return words.map((word) => {
    const inTitle = `s.title_key like ${given(`%${word}%`)}`;
    const mayBeNumber = word.length > 2 || words.includes("rsf");
    return mayBeNumber
      ? `(${inTitle} or '-' || lower(s.certificate_id) like ${given(`%-${word}%`)})`
      : inTitle;
  });
}

/** Each is a condition to plan: what one sign becomes can be four words, so a short question could be thousands of them. */
const maxWords = 12;

/** Letters and digits alone, so that none of them means more to `like`. A text without any has no word, and finds all. */
function wordsOf(q: string): string[] {
  const words = new Set(keyOf(q).split(" "));
  words.delete("");
  return Array.from(words).slice(0, maxWords);
}

const startOf = (year: number): Date => new Date(Date.UTC(year, 0));

export const hasSeveralFiles = `exists (select from file_fingerprints where certificate_id = c.id and position = 2)`;
