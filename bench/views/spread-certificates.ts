import { randomBytes } from "node:crypto";
import { appendLeaves, leafHash } from "../../packages/proof/src/index.ts";
import { sha256 } from "../../packages/node-primitives/src/index.ts";
import { openPool } from "../../apps/server/src/base/db/connection.ts";
import { transact } from "../../apps/server/src/base/db/transact.ts";
import { appendBatch, lockHead } from "../../apps/server/src/log/log-store.ts";
import { type Account, register } from "../../apps/server/test/account.ts";

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
    if (between > 0) await transact(pool, (db) => appendForeign(db, between));
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
async function appendForeign(db: Parameters<typeof lockHead>[0], count: number): Promise<void> {
  const { head, edge } = await lockHead(db);
  const entries = Array.from({ length: count }, () => ({ entry: randomBytes(33), certificateId: null }));
  const appended = appendLeaves(
    edge,
    entries.map(({ entry }) => leafHash(entry, sha256)),
    sha256,
  );
  const { root, changedTiles } = appended;
  await appendBatch(db, head, entries, changedTiles, { size: appended.edge.size, root });
}
