import { randomBytes } from "node:crypto";
import { sha256 } from "@colophon/node-primitives";
import { appendLeaves, leafHash } from "@colophon/proof";
import type pg from "pg";
import { transact } from "../../apps/server/src/base/db/transact.ts";
import type { Damage } from "../../apps/server/src/log/damage.ts";
import { appendBatch, lockHead } from "../../apps/server/src/log/log-store.ts";
import type { Log } from "../../apps/server/src/log/open-log.ts";
import { createSequencer } from "../../apps/server/src/log/sequencer.ts";
import { countingWriter, randomCertificate } from "../../apps/server/test/said-table.ts";

export interface LogParts {
  pool: pg.Pool;
  log: Log;
  damage: Damage;
}

export type BenchCertificate = ReturnType<typeof randomCertificate>;

const batch = 8192;

/** Entries of certificates, then statements, each about one of a tenth as many certificates. Returns those. */
export async function fillLog(
  { pool, log, damage }: LogParts,
  entries: number,
  statements: number,
): Promise<BenchCertificate[]> {
  for (let made = 0; made < entries; made += batch) {
    const some = Array.from({ length: Math.min(batch, entries - made) }, randomEntry);
    await transact(pool, async (tx) => {
      const { head, edge } = await lockHead(tx);
      const {
        changedTiles,
        edge: next,
        root,
      } = appendLeaves(
        edge,
        some.map((entry) => leafHash(entry, sha256)),
        sha256,
      );
      const unnamed = some.map((entry) => ({ entry, certificateId: null }));
      await appendBatch(tx, head, unnamed, changedTiles, { size: next.size, root });
    });
  }
  const certificates = Array.from({ length: Math.max(1, statements / 10) }, randomCertificate);
  const sequencer = createSequencer({ pool, log, damage, writer: countingWriter });
  const said = Array.from({ length: statements }, (_, i) => certificates[i % certificates.length]);
  while (said.length > 0)
    await Promise.all(
      said
        .splice(0, 512)
        .flatMap((one) => (one === undefined ? [] : [sequencer.append({ leaf: one.say(), note: "" })])),
    );
  await sequencer.stop();
  await pool.query("vacuum analyze");
  return certificates;
}

export function randomEntry(): Uint8Array {
  return Buffer.concat([Uint8Array.of(1), randomBytes(32)]);
}
