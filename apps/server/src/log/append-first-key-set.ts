import { appendLeaves, emptyEdge, keySetEntry, leafHash } from "@colophon/proof";
import type pg from "pg";
import { insertKeySet } from "./key-set-store.ts";
import { appendBatch, readHead } from "./log-store.ts";

/** The first entry of every log is its issuer's key set; the first process to found the log writes it. */
export async function appendFirstKeySet(pool: pg.Pool, jwks: string): Promise<void> {
  // A starting process is busy: it must not hold the lock that registrations wait for.
  if ((await readHead(pool)).size > 0) return;
  const client = await pool.connect();
  try {
    await client.query("begin");
    // Read again under the lock: another starting process may have been quicker.
    const head = await readHead(client, "lock");
    if (head.size === 0) {
      const entry = keySetEntry(jwks);
      const first = appendLeaves(emptyEdge, [leafHash(entry)]);
      await appendBatch(client, head, [{ entry, certificateId: null }], first.changedTiles, {
        size: 1,
        root: first.root,
      });
      await insertKeySet(client, { index: 0, jwks });
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
