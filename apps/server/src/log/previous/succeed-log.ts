import { sha256 } from "@colophon/node-primitives";
import { appendLeaves, emptyEdge, emptyRoot, keySetEntry, leafHash } from "@colophon/proof";
import type pg from "pg";
import type { Queryable } from "../../base/db/queryable.ts";
import type { Head } from "../head.ts";
import type { LogSigner } from "../log-signer.ts";
import {
  appendBatch,
  foundLog,
  insertKeySet,
  readClosedHead,
  readHead,
  readNames,
  writeClosedHead,
} from "../log.ts";
import { makeHead, readClock } from "../number-statements.ts";
import { inLog } from "./in-log.ts";
import { listPreviousLogs } from "./previous-log-store.ts";
import {
  forgetOldKeys,
  moveLog,
  moveStatements,
  nextPreviousLog,
  readAnchoredHeads,
  readStatementEntries,
} from "./succession-store.ts";

export interface Successor {
  origin: string;
  /** The exact bytes of its issuer's key set. */
  jwks: string;
}

/**
 * Ends the log of this database and founds its successor, in the caller's transaction: the old log's rows go to the previous ones, and the new
 * log begins with its key set, what had been said before, and a head (docs/format.md, "A log that begins with what was said before it").
 * `signer` has the old log's key, for the last time. Answers `heads`,
 * the last and the newest closed head of the old log, and `founded`, the first head of the new one: its guard must have that before a
 * server starts.
 */
export async function succeedLog(
  tx: Queryable,
  signer: LogSigner,
  { origin, jwks }: Successor,
): Promise<{ heads: Head[]; founded: Head }> {
  const names = await readNames(tx);
  if (names === undefined) throw new Error("there is no log to end");
  if (names.origin === origin) throw new Error("a successor has a name of its own");
  const [head, closed, anchored, said, clock, log] = [
    // One by one, the lock first: the rest is read of a log that nobody appends to any more.
    await readHead(tx, "lock"),
    await readClosedHead(tx),
    await readAnchoredHeads(tx),
    await readStatementEntries(tx),
    await readClock(tx),
    await nextPreviousLog(tx),
  ];
  const heads = closed === undefined || closed.size === head.size ? [head] : [head, closed];
  const checkpoints = new Map([...heads, ...anchored].map((one) => [one.size, signer.sign(one)]));
  const root = Buffer.from(head.root);
  await moveLog(tx, { log, ...names, vkey: signer.vkey, size: head.size, root }, checkpoints);
  await moveStatements(
    tx,
    log,
    said.map(({ index }) => index),
  );
  await forgetOldKeys(tx);

  await foundLog(tx, { origin, issuer: names.issuer, root: emptyRoot });
  const closing = makeHead(clock);
  const entries = [keySetEntry(jwks), ...said.map(({ entry }) => entry), closing.entry];
  const next = appendLeaves(
    emptyEdge,
    entries.map((entry) => leafHash(entry, sha256)),
    sha256,
  );
  const to = { size: next.edge.size, root: next.root };
  await appendBatch(
    tx,
    { size: 0, root: emptyRoot },
    entries.map((entry) => ({ entry, certificateId: null })),
    next.changedTiles,
    to,
  );
  await insertKeySet(tx, { index: 0, jwks });
  await writeClosedHead(tx, { ...closing, ...to, grownTo: to.size - 1 });
  return { heads, founded: to };
}

/** The heads that `succeedLog` answered, as the previous log of that name has them. */
export async function readHeads(pool: pg.Pool, origin: string): Promise<Head[]> {
  const previous = (await listPreviousLogs(pool)).find((one) => one.origin === origin);
  if (previous === undefined) throw new Error(`"${origin}" is no previous log`);
  const { log, size, root } = previous;
  const closed = await inLog(pool, log, readClosedHead);
  const last = { size, root };
  return closed === undefined || closed.size === size ? [last] : [last, closed];
}
