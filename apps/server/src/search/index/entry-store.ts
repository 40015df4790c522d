import type { Queryable } from "../../base/db/queryable.ts";
import type { PersonName } from "../../record/read-shown-names.ts";
import type { SearchEntry } from "./entry-of-work.ts";
import { keptWordsOf } from "./kept-words.ts";
import { collaboratorTokens } from "./tokens-of-work.ts";

/** Of publication, else of registration. */
const yearOf = "coalesce(year, extract(year from registered_at at time zone 'UTC'))";

/** Indexes works that are registered in this transaction, or works again that may be indexed already. */
export async function writeEntries(
  tx: Queryable,
  entries: readonly SearchEntry[],
  which: "new" | "anew",
): Promise<void> {
  const rows = JSON.stringify(entries);
  await Promise.all([
    tx.query({
      name: `${which}-search-works`,
      text: `insert into search_works select * from json_populate_recordset(null::search_works, $1)
        ${which === "new" ? "" : replace}`,
      values: [rows],
    }),
    tx.query({
      name: `${which}-listed-works`,
      text: `insert into listed_works
          select registered_at, certificate_id, work_id, ${yearOf}, material_type, language
          from json_to_recordset($1) as g (listed boolean, registered_at timestamptz, certificate_id text, work_id uuid,
            year smallint, material_type text, language text)
          where listed
        ${which === "new" ? "" : relist}`,
      values: [rows],
    }),
    writeWords(
      tx,
      entries.flatMap(({ listed, tokens }) => (listed ? [tokens] : [])),
    ),
  ]);
}

/** Being ready for a conflict costs each row a second record in the write-ahead log. */
const replace = `on conflict (work_id) do update set listed = excluded.listed, language = excluded.language,
  year = excluded.year, title_key = excluded.title_key, creator = excluded.creator, creator_key = excluded.creator_key,
  city = excluded.city, city_key = excluded.city_key, province = excluded.province,
  province_key = excluded.province_key, tokens = excluded.tokens`;

const relist = `on conflict (registered_at, certificate_id) do update
  set year = excluded.year, material_type = excluded.material_type, language = excluded.language`;

/** Takes works out of the search and all lists for good: they have newer versions, or were withdrawn. */
export async function retireEntries(tx: Queryable, workIds: readonly string[]): Promise<void> {
  await tx.query(
    `with retired as (
       update search_works set listed = false, tokens = '' where work_id = any($1::uuid[])
       returning registered_at, certificate_id
     )
     delete from listed_works l using retired r
     where (l.registered_at, l.certificate_id) = (r.registered_at, r.certificate_id)`,
    [workIds],
  );
}

/**
 * Nobody is found as a collaborator of a work any more who said that they are none, inside the transaction of that statement.
 * Answers the tokens that are gone.
 */
export async function unnameInEntry(tx: Queryable, workId: string, person: PersonName): Promise<string[]> {
  const tokens = collaboratorTokens(person).map(({ token }) => token);
  await tx.query("update search_works set tokens = ts_delete(tokens, $2::text[]) where work_id = $1", [
    workId,
    tokens,
  ]);
  return tokens;
}

/** Lists or unlists works in the search, unless they are retired, inside the transaction that does so in the register. */
export async function relistEntries(
  tx: Queryable,
  workIds: readonly string[],
  listed: boolean,
): Promise<void> {
  const { rows } = await tx.query<{ tokens: string }>(
    `update search_works set listed = $2 where work_id = any($1::uuid[]) and listed <> $2 and tokens <> ''
     ${listed ? "returning tokens::text" : ""}`,
    [workIds, listed],
  );
  await tx.query(
    listed
      ? `insert into listed_works
           select s.registered_at, certificate_id, work_id, ${yearOf}, material_type, s.language
           from search_works s join works w on w.id = work_id where work_id = any($1::uuid[]) and tokens <> ''
         on conflict do nothing`
      : `delete from listed_works l using search_works s where s.work_id = any($1::uuid[])
           and (l.registered_at, l.certificate_id) = (s.registered_at, s.certificate_id)`,
    [workIds],
  );
  if (listed)
    await writeWords(
      tx,
      rows.map(({ tokens }) => tokens),
    );
}

async function writeWords(tx: Queryable, tokens: readonly string[]): Promise<void> {
  const words = new Set(tokens.flatMap(keptWordsOf));
  if (words.size === 0) return;
  await tx.query({
    name: "insert-search-words",
    // In one order, so that two transactions never wait for each other.
    text: "insert into search_words select unnest($1::text[]) order by 1 on conflict do nothing",
    values: [[...words]],
  });
}
