import type { Queryable } from "../../base/db/queryable.ts";
import { type SaidStatement } from "../../record/heading.ts";
import { isBlocked, saidOf } from "../../record/heading-sql.ts";

/** A certificate of a file, with all that was said of it. */
export interface CertificateOfFile {
  sha256: string;
  certificateId: string;
  copyrightRelation: string;
  registeredAt: Date;
  /** The log that has ended in which it is registered; null: the present one. */
  log: number | null;
  said: SaidStatement[];
  /** What was said of use by machines, by the statement's number; -1: by the record. Null: nothing. */
  uses: Partial<Record<string, unknown>> | null;
  /** Certificates of this file. */
  count: number;
}

/** Whose files are told: all to someone who asks by the fingerprint; only those that may be found there to a reader of a range or the list. */
export type Found = "all" | "in ranges" | "listed";

/** A blocked work is in no range and no list: only someone who has its file learns that it refuses. */
const openTo: Record<Found, string> = {
  all: "true",
  "in ranges": `(w.shared_publicly or w.list_uses) and not ${isBlocked("c.id")}
    and not exists (select from statements s where s.certificate_id = c.id and s.kind = 'withdrawn')`,
  listed: `w.shared_publicly and not ${isBlocked("c.id")}`,
};

/** Without one that shows a preference, a work is in no range and no list. */
const saysSomething = "exists (select from ai_uses a where a.certificate_id = c.id)";

/** Of one file no more are read: the first can't be pushed out by later ones. */
const mostRead = 1000;

/**
 * The certificates of those of these files of which one says something; those of one file together, in the order of registration. Most
 * files have one certificate, whose place in the log isn't read.
 */
export async function findCertificates(
  db: Queryable,
  sha256: readonly string[],
  found: Found,
): Promise<CertificateOfFile[]> {
  const { rows } = await db.query<CertificateOfFile>({
    name: `find-uses ${found}`,
    text: `select encode(sha256, 'hex') as sha256, id as "certificateId", registered_at as "registeredAt",
        copyright_relation as "copyrightRelation", count, log, said, uses
      from (
        select f.*, ${saidOf("f.id")} as said,
          coalesce((select log from previous_entries where certificate_id = f.id),
            (select log from given_back where certificate_id = f.id)) as log,
          case when f.count > 1 then (select index from certificate_places where certificate_id = f.id) end as index
        from (
          select f.sha256, f.uses, c.id, c.registered_at, w.copyright_relation, count(*) over file::int as count,
            row_number() over (file order by c.registered_at, c.id) as number
          from (
            select sha256, certificate_id, json_object_agg(n, said) filter (where n is not null) as uses,
              bool_or(bool_or(n is not null)) over (partition by sha256) as is_said
            from file_fingerprints left join ai_uses using (certificate_id) where sha256 = any($1)
            group by sha256, certificate_id
          ) f
            join certificates c on c.id = f.certificate_id join works w on w.id = c.work_id
          where is_said and ${openTo[found]} ${found === "all" ? "" : `and ${saysSomething}`}
          window file as (partition by f.sha256)
        ) f where f.number <= ${mostRead}
      ) f order by sha256, log, index`,
    values: [sha256.map((digest) => Buffer.from(digest, "hex"))],
  });
  return rows;
}

/** Fingerprints from `from` on, up to and without `to`, of files that are in ranges, or listed; in their order. */
export async function findFingerprints(
  db: Queryable,
  { from, to, limit }: { from: Buffer; to: Buffer | null; limit: number },
  found: Exclude<Found, "all">,
): Promise<string[]> {
  const { rows } = await db.query<{ sha256: string }>({
    name: `find-fingerprints ${found}`,
    text: `select encode(f.sha256, 'hex') as sha256
      from file_fingerprints f join certificates c on c.id = f.certificate_id join works w on w.id = c.work_id
      where f.sha256 >= $1 and ($2::bytea is null or f.sha256 < $2) and ${saysSomething} and ${openTo[found]}
      group by f.sha256 order by f.sha256 limit $3`,
    values: [from, to, limit],
  });
  return rows.map(({ sha256 }) => sha256);
}

/** An upper bound of how many works there are, which costs nothing. */
export async function countEntries(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ size: number }>("select size from log_state");
  return rows[0]?.size ?? 0;
}
