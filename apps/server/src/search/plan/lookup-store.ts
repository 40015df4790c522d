import type { Queryable } from "../../base/db/queryable.ts";
import { quoteToken } from "../index/token-vector.ts";
import { collaboratorToken } from "../index/tokens-of-work.ts";

export interface KnownName {
  kind: "creator" | "city" | "province" | "collaborator";
  key: string;
  /** As the certificate has it; of a collaborator the key. */
  name: string;
}

export interface KnownTitle {
  certificateId: string;
  workId: string;
  title: string;
  key: string;
}

/** Names as keys. */
export interface AskedNames {
  creators: readonly string[];
  places: readonly string[];
  collaborators: readonly string[];
}

/** How long a title's key may be. */
export interface Lengths {
  least: number;
  most: number;
}

/**
 * Which of these are creators, and which places, of listed works. Asked for the first key from each on, in order: the index is
 * the only way to that, where a plain comparison has the planner read the whole table for a name that nobody has.
 */
export async function findNames(
  db: Queryable,
  { creators, places, collaborators }: AskedNames,
): Promise<KnownName[]> {
  const first = (
    kind: "creator" | "city" | "province",
    keys: string,
  ) => `select '${kind}' as kind, asked as key, name
    from unnest(${keys}::text[]) asked, lateral (
      select ${kind} as name, ${kind}_key as found from search_works
      where listed and ${kind}_key <> '' and ${kind}_key >= asked order by ${kind}_key limit 1
    ) one where found = asked`;
  const { rows } = await db.query<KnownName>({
    name: "search-find-names",
    text: [first("creator", "$1"), first("city", "$2"), first("province", "$2"), collaborated].join(
      " union all ",
    ),
    values: [creators, places, collaborators, collaborators.map((key) => quoteToken(collaboratorToken(key)))],
  });
  return rows;
}

const collaborated = `select 'collaborator', asked, asked from unnest($3::text[], $4::text[]) as named (asked, query)
  where exists (with met as materialized (select from search_works where listed and tokens @@ query::tsquery)
    select from met)`;

const titleColumns = `s.certificate_id as "certificateId", s.work_id as "workId", w.title, s.title_key as key`;

/** Works with exactly these titles, some of each: listed ones, and the asker's own. */
export async function findTitles(
  db: Queryable,
  keys: readonly string[],
  asker: string | null,
): Promise<KnownTitle[]> {
  const listed = `select one.* from unnest($1::text[]) asked, lateral (
      select ${titleColumns} from search_works s join works w on w.id = s.work_id
      where s.listed and w.shared_publicly and s.title_key = asked limit 10) one`;
  const own = `(select ${titleColumns} from search_works s join works w on w.id = s.work_id
      where not s.listed and s.owner_id = $2 and s.title_key = any($1) limit 20)`;
  // Nobody has no works: said in a statement of its own, which Postgres then need not plan again each time.
  const { rows } = await db.query<KnownTitle>(
    asker === null
      ? { name: "search-find-listed-titles", text: listed, values: [keys] }
      : { name: "search-find-titles", text: `${listed} union all ${own}`, values: [keys, asker] },
  );
  return rows;
}

const anyLength: Lengths = { least: 0, most: 100_000 };

/** Works whose titles hold what is asked for; which of them is meant is for the caller to say. */
export async function findTitlesWith(
  db: Queryable,
  tokens: string,
  asker: string | null,
  { least, most }: Lengths = anyLength,
): Promise<KnownTitle[]> {
  const { rows } = await db.query<KnownTitle>({
    // Planned for all rows and read as far as they are wanted, so that it is the index that is read.
    text: `with listed as materialized (select * from search_works
          where listed and tokens @@ $1::tsquery and length(title_key) between $3 and $4)
      select ${titleColumns} from (
        (select * from listed limit 200)
        union all (select * from search_works where not listed and owner_id = $2 and tokens @@ $1::tsquery
          and length(title_key) between $3 and $4 limit 200)
      ) s join works w on w.id = s.work_id where w.shared_publicly or w.owner_id = $2`,
    values: [tokens, asker, least, most],
  });
  return rows;
}

/** Creators of listed works whose names hold what is asked for, those with the most works first. */
export async function findCreatorsWith(db: Queryable, tokens: string): Promise<string[]> {
  const { rows } = await db.query<{ creator: string }>({
    text: `with met as materialized (select creator from search_works where listed and tokens @@ $1::tsquery)
      select creator from (select creator from met limit 500) found group by creator order by count(*) desc, creator`,
    values: [tokens],
  });
  return rows.map(({ creator }) => creator);
}

/** Whole names of collaborators of listed works, as keys: with the family's at the end, or, where no spaces part them, first. */
export async function findCollaboratorsWith(db: Queryable, tokens: string): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>({
    text: `with met as materialized (select tokens from search_works where listed and tokens @@ $1::tsquery)
      select substr(lexeme, 2) as key from (select tokens from met limit 500) found, unnest(found.tokens)
      where lexeme like '&%' and (weights is null) = (lexeme like '% %')
      group by lexeme order by count(*) desc, lexeme`,
    values: [tokens],
  });
  return rows.map(({ key }) => key);
}
