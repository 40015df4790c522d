import type { Queryable } from "../../base/db/queryable.ts";
import type { KeptStatement } from "./open-statement.ts";

/** The index of a statement's entry that has no stored statement; `min` and no limit, as in the check of records. */
export async function findStray(db: Queryable): Promise<number | undefined> {
  const { rows } = await db.query<{ index: number | null }>(
    `select min(e.index) as index from log_entries e
     where get_byte(e.entry, 0) = 2 and not exists (select from statements where log_index = e.index)`,
  );
  return rows[0]?.index ?? undefined;
}

/** A statement, with its entry in the log and its certificate. */
export interface CheckedRow extends Pick<
  KeptStatement,
  "certificateId" | "n" | "index" | "kind" | "by" | "saidAt" | "packed"
> {
  /** It was said in a log that has ended, whose keys signed it. */
  isCarriedOver: boolean;
  /** Null where the log has no such entry. */
  entry: Buffer | null;
  /** Of the certificate or licence, in whose place its record is where it was given back; null where there is none. */
  about: Buffer | null;
  record: string | null;
  packedRecord: Buffer | null;
  registeredAt: Date;
  issuer: string;
}

/** Those of entries after this one. */
export async function readCheckedRows(db: Queryable, after: number, limit: number): Promise<CheckedRow[]> {
  const { rows } = await db.query<CheckedRow>(
    `select s.certificate_id as "certificateId", s.n, s.log_index as index, s.kind, s.said_by as by,
       s.said_at as "saidAt", s.packed, e.entry, c.record,
       coalesce(substring(coalesce(a.entry, p.entry) from 2),
         case when g.certificate_id is not null then sha256(convert_to(c.record, 'UTF8')) end) as about,
       s.previous_log is not null as "isCarriedOver", coalesce(c.packed_record, i.packed_record) as "packedRecord",
       coalesce(c.registered_at, i.issued_at) as "registeredAt", l.issuer
     from statements s cross join log_state l left join log_entries e on e.index = s.log_index
       left join certificates c on c.id = s.certificate_id left join log_entries a on a.certificate_id = s.certificate_id
       left join licences i on i.id = s.certificate_id
       left join previous_entries p on p.certificate_id = s.certificate_id
       left join given_back g on g.certificate_id = c.id
     where s.log_index > $1 order by s.log_index limit $2`,
    [after, limit],
  );
  return rows;
}
