import { randomBytes } from "node:crypto";
import { openPool } from "@colophon/server/base/db/connection.ts";
import { transact } from "@colophon/server/base/db/transact.ts";
import { type Account, register } from "@colophon/testing/account";
import { appendEntries } from "@colophon/testing/append-entries";

export interface Spread {
  account: Account;
  databaseUrl: string;
  certificates: number;
  /** Foreign leaves after every two certificates: 254 and more give each pair its own tiles, as in a large log. */
  between: number;
}

/** Registers works that are far apart in the log. Resolves to their certificates' ids. */
export async function spreadCertificates({
  account,
  databaseUrl,
  certificates,
  between,
}: Spread): Promise<string[]> {
  const pool = openPool(databaseUrl, { max: 1 });
  const ids: string[] = [];
  while (ids.length < certificates) {
    const pair = await Promise.all([1, 2].map(() => register(account, { file: randomFile() })));
    ids.push(...pair.map(({ certificateId }) => certificateId));
    if (between > 0) await transact(pool, (db) => appendEntries(db, foreignEntries(between)));
  }
  await pool.end();
  return ids;
}

function randomFile() {
  return {
    sha256: randomBytes(32).toString("hex"),
    name: "draft.pdf",
    size: 1234,
    mediaType: "application/pdf",
  };
}

/** Dummy leaves: only the tree's shape matters here. */
function foreignEntries(count: number) {
  return Array.from({ length: count }, () => ({ entry: randomBytes(33), certificateId: null }));
}
