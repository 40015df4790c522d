import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { runToEnd } from "@colophon/testing/start-server";
import { expect } from "vitest";
import type { NewEnvironment } from "./lose-disk.ts";

/** What differs from one new log to another: its keys, and the times of its first head and of migrations. */
const ofKeysAndTimes = [
  "closed_heads",
  "issuer_key_sets",
  "key_fingerprints",
  "kysely_migration",
  "log_state",
  "log_tiles",
];

/** The rows of each table, in an order of their own; of the log those whose entries have no key and no time. */
export async function dumpTables(env: NewEnvironment): Promise<Record<string, string[]>> {
  const database = path.join(await backUp(env, `${env.DATA_DIR}-dump`), "database");
  const tables: Record<string, string[]> = {};
  for (const file of await readdir(database)) {
    const name = file.replace(".jsonl.gz", "");
    if (ofKeysAndTimes.includes(name)) continue;
    const rows = gunzipSync(await readFile(path.join(database, file)))
      .toString()
      .trim()
      .split("\n");
    tables[name] = rows
      .filter((row) => name !== "log_entries" || row.includes(String.raw`"\\x02`))
      .toSorted();
  }
  return tables;
}

async function backUp(env: NewEnvironment, to: string): Promise<string> {
  expect(await runToEnd("backup", env, [to])).toMatchObject({
    code: 0,
  });
  return to;
}
