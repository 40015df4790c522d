import { sha256 } from "@colophon/node-primitives";
import { equal, statementEntry, statementKey } from "@colophon/proof";
import { type KeptRecord, kidOf, readRecord, saltOfRecord } from "../../record/pack-record.ts";
import type { Queryable } from "../../base/db/queryable.ts";
import { createKeyCheck } from "../../log/key-set.ts";
import { type CheckedRow, findStray, readCheckedRows } from "./check-store.ts";
import { readStatement } from "./open-statement.ts";

const step = 1000;

/**
 * Compares the stored statements with the log: each gives the entry at its index, under its number, with a key in use at that index, and
 * every statement entry has a stored statement. Returns a description of the first difference.
 */
export async function checkStoredStatements(db: Queryable): Promise<string | undefined> {
  const stray = await findStray(db);
  if (stray !== undefined) return `entry ${stray} has no statement`;
  const maySign = createKeyCheck(db);
  for (let last = -1; ;) {
    const rows = await readCheckedRows(db, last, step);
    for (const row of rows) {
      const difference = checkRow(row);
      if (difference !== undefined) return difference;
      if (!row.isCarriedOver && !(await maySign(kidOf(row.packed), row.index)))
        return `entry ${row.index} is signed with a key that was not in use`;
    }
    if (rows.length < step) return undefined;
    last = rows.at(-1)?.index ?? last;
  }
}

function checkRow({ entry, about, ...row }: CheckedRow): string | undefined {
  const { certificateId: id, n, issuer } = row;
  const name = `statement ${n} about ${id}`;
  if (entry === null) return `${name} has no entry in the log`;
  if (about === null) return `${name} is about no certificate`;
  const record: KeptRecord = { ...row, id };
  const key = statementKey(saltOfRecord(readRecord(record)), n, sha256);
  const expected = statementEntry(key, readStatement(row, { about, issuer }), sha256);
  return equal(entry, expected) ? undefined : `entry ${row.index} is not that of ${name}`;
}
