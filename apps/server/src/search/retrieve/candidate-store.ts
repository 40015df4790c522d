import type { Queryable } from "../../base/db/queryable.ts";
import type { TextLanguage } from "@colophon/text-analysis";
import type { Candidate } from "./candidate.ts";
import type { TokenQuery } from "../index/token-query.ts";

// No statement has a name: a plan made once for all values would not use the index that these values call for.

/** What every answer must be, beside what it is about. */
export interface Conditions {
  yearFrom: number | null;
  yearTo: number | null;
  creatorKey: string | null;
  placeKey: string | null;
  not: string | null;
}

const columns = `work_id as "workId", certificate_id as "certificateId", language, year,
  registered_at as "registeredAt", title_key as "titleKey", tokens::text`;

const conditions = `($2::int is null or year >= $2) and ($3::int is null or year <= $3)
  and ($4::text is null or creator_key = $4) and ($5::text is null or city_key = $5 or province_key = $5)
  and ($6::uuid is null or work_id <> $6)`;

const valuesOf = ({ yearFrom, yearTo, creatorKey, placeKey, not }: Conditions) => [
  yearFrom,
  yearTo,
  creatorKey,
  placeKey,
  not,
];

/** The likeliest first: those with what is asked for in the weightier places, and in the language of the question. */
const likeliest = (language: string) =>
  `ts_rank('{0.05, 0.5, 0.7, 1}', tokens, $1::tsquery) * case language when ${language} then 1 else 0.7 end desc nulls last`;

interface Looked {
  /** Of the question. */
  language: TextLanguage;
  /** How many of those that meet it are looked at, and how many of these are wanted. */
  ranked: number;
  limit: number;
}

/** Listed works by the index of tokens; what it is not asked, `is true` leaves to the rows. */
export async function findByTokens(
  db: Queryable,
  { text, sought }: Pick<TokenQuery, "text" | "sought">,
  some: Conditions,
  { language, ranked, limit }: Looked,
): Promise<Candidate[]> {
  const { rows } = await db.query<Candidate>({
    // Planned for all rows and read as far as they are wanted: for a few, the planner reads the table, and none may come.
    text: `with met as materialized (select * from search_works where listed and tokens @@ $10::tsquery
          and ($10 = $1 or (tokens @@ $1::tsquery) is true) and ${conditions})
      select ${columns} from (select * from met limit $7) found
      order by ${likeliest("$9")} limit $8`,
    values: [text, ...valuesOf(some), ranked, limit, language, sought],
  });
  return rows;
}

/** No work is newer than its registration, whatever year it gives. */
const date = "least(registered_at, make_date(year, 1, 1)::timestamptz)";

/** Listed works one after the other, newest or oldest first: for what is so common that the index is no shorter way. */
export async function scan(
  db: Queryable,
  query: string | null,
  some: Conditions,
  {
    order,
    isSorted,
    maxRowsScanned,
    language,
    ranked,
    limit,
  }: Looked & {
    order: "newest" | "oldest";
    /** Whether dates decide, and not what works are about. */
    isSorted: boolean;
    maxRowsScanned: number;
  },
): Promise<Candidate[]> {
  const direction = order === "newest" ? "desc" : "asc";
  const { rows } = await db.query<Candidate>({
    text: `select ${columns} from
        (select * from (select * from search_works where listed order by registered_at ${direction} limit $7) scanned
          where ($1::tsquery is null or tokens @@ $1::tsquery) and ${conditions} limit $10) found
      order by ${isSorted ? `$9::text is null, ${date}` : `${likeliest("$9")}, registered_at`} ${direction} limit $8`,
    values: [query, ...valuesOf(some), maxRowsScanned, limit, language, isSorted ? maxRowsScanned : ranked],
  });
  return rows;
}

/** Listed works of one creator or place, which have indices of their own. */
export async function findByName(
  db: Queryable,
  query: string | null,
  some: Conditions,
  limit: number,
): Promise<Candidate[]> {
  const { rows } = await db.query<Candidate>({
    text: `select ${columns} from search_works
      where listed and ($1::tsquery is null or tokens @@ $1::tsquery) and ${conditions}
      order by registered_at desc limit $7`,
    values: [query, ...valuesOf(some), limit],
  });
  return rows;
}

/** Listed works with exactly this title. */
export async function findByTitle(db: Queryable, titleKey: string, limit: number): Promise<Candidate[]> {
  const { rows } = await db.query<Candidate>({
    name: "search-find-by-title",
    text: `select ${columns} from search_works where listed and title_key = $1 limit $2`,
    values: [titleKey, limit],
  });
  return rows;
}

/** The asker's own works that are not listed. */
export async function findOwnUnlisted(
  db: Queryable,
  query: string | null,
  some: Conditions,
  asker: string,
  limit: number,
): Promise<Candidate[]> {
  const { rows } = await db.query<Candidate>({
    text: `select ${columns} from search_works
      where not listed and owner_id = $7 and ($1::tsquery is null or tokens @@ $1::tsquery) and ${conditions}
      order by registered_at desc limit $8`,
    values: [query, ...valuesOf(some), asker, limit],
  });
  return rows;
}

/** The tokens of a work that others should be like. */
export async function findTokens(db: Queryable, workId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ tokens: string }>(
    "select tokens::text from search_works where work_id = $1",
    [workId],
  );
  return rows[0]?.tokens;
}
