import { randomBytes } from "node:crypto";
import type pg from "pg";
import { transact } from "@colophon/server/base/db/transact.ts";
import type { Damage } from "@colophon/server/log/damage.ts";
import type { Log } from "@colophon/server/log/open-log.ts";
import { createSequencer } from "@colophon/server/log/sequencer.ts";
import { appendEntries } from "@colophon/testing/append-entries";
import { countingWriter, randomCertificate } from "@colophon/testing/said-table";

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
    const some = Array.from({ length: Math.min(batch, entries - made) }, () => ({
      entry: randomEntry(),
      certificateId: null,
    }));
    await transact(pool, (tx) => appendEntries(tx, some));
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
