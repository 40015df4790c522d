import { sha256 } from "@colophon/node-primitives";
import { equal, statementEntry, statementKey } from "@colophon/proof";
import { type KeptRecord, kidOf, readRecord, saltOfRecord } from "../../record/pack-record.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import { createKeyCheck } from "../../log/key-set.ts";
import { type KeptStatement, readStatement } from "./open-statement.ts";

const step = 1000;

interface Row extends Pick<
  KeptStatement,
  "certificateId" | "n" | "index" | "kind" | "by" | "saidAt" | "packed"
> {
  /** Null where the log has no such entry. */
  entry: Buffer | null;
  /** Of the certificate; null where there is none. */
  about: Buffer | null;
  record: string | null;
  packedRecord: Buffer | null;
  registeredAt: Date;
  issuer: string;
}

/**
 * Compares the stored statements with the log: each gives the entry at its index, under its number, with a key in use at that index, and
 * every statement entry has a stored statement. Returns a description of the first difference.
 */
export async function checkStatements(db: Queryable): Promise<string | undefined> {
  const { rows: stray } = await db.query<{ index: number }>(
    `select e.index from log_entries e
     where get_byte(e.entry, 0) = 2 and not exists (select from statements where log_index = e.index) limit 1`,
  );
  if (stray[0]) return `entry ${stray[0].index} has no statement`;
  const maySign = createKeyCheck(db);
  for (let last = -1; ;) {
    const rows = await readRows(db, last);
    for (const row of rows) {
      const difference = checkRow(row);
      if (difference !== undefined) return difference;
      if (!(await maySign(kidOf(row.packed), row.index)))
        return `entry ${row.index} is signed with a key that was not in use`;
    }
    if (rows.length < step) return undefined;
    last = rows.at(-1)?.index ?? last;
  }
}

async function readRows(db: Queryable, after: number): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `select s.certificate_id as "certificateId", s.n, s.log_index as index, s.kind, s.said_by as by,
       s.said_at as "saidAt", s.packed, e.entry, substring(a.entry from 2) as about, c.record,
       c.packed_record as "packedRecord", c.registered_at as "registeredAt", l.issuer
     from statements s cross join log_state l left join log_entries e on e.index = s.log_index
       left join certificates c on c.id = s.certificate_id left join log_entries a on a.certificate_id = c.id
     where s.log_index > $1 order by s.log_index limit $2`,
    [after, step],
  );
  return rows;
}

function checkRow({ entry, about, ...row }: Row): string | undefined {
  const { certificateId: id, n, issuer } = row;
  const name = `statement ${n} about ${id}`;
  if (entry === null) return `${name} has no entry in the log`;
  if (about === null) return `${name} is about no certificate`;
  const record: KeptRecord = { ...row, id };
  const key = statementKey(saltOfRecord(readRecord(record)), n, sha256);
  const expected = statementEntry(key, readStatement(row, { about, issuer }), sha256);
  return equal(entry, expected) ? undefined : `entry ${row.index} is not that of ${name}`;
}
