import { evidenceSigningInput } from "@colophon/clocks";
import { sha256 } from "@colophon/node-primitives";
import { certificateEntry } from "@colophon/proof";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import { tryToLead } from "../anchoring/leadership.ts";
import { appendEntries, type AppendOptions } from "../append-entries.ts";
import { closeAfter } from "../append-head.ts";
import { holdIssuerKeys } from "../key-set.ts";
import { readClock } from "../number-statements.ts";
import { insertDay, listUnloggedDays, placeDay } from "./evidence-day-store.ts";
import { evidenceOfDay, type NewDay } from "./evidence-of-day.ts";

export interface EvidenceOptions extends AppendOptions {
  db: Kysely<Database>;
  log: AppendOptions["log"] & { issuer: string };
  issuer: {
    jwk: { kid: string };
    /** Milliseconds. */
    now(): number;
    signInput(inputOf: (kid: string) => string): string;
  };
}

/**
 * Puts each day's evidence into the log once the day is over, so that what is stamped from then on covers it (docs/format.md,
 * "Renewal"). One process does that for all.
 */
export async function logEvidence(options: EvidenceOptions): Promise<void> {
  const { db, pool } = options;
  // Without the lease at first: on most turns there is nothing to do. Read again under it, since the leader before may have done it.
  if ((await listUnloggedDays(pool, "over")).length === 0) return;
  await tryToLead(db, "evidence", async ({ signal }) => {
    for (const date of await listUnloggedDays(pool, "over")) {
      const day = signal.aborted ? undefined : await evidenceOfDay(pool, date);
      if (day !== undefined) await appendDay(options, day);
    }
  });
}

/** What survives a crash: the file, its JWT and its entry, or nothing of them. Their row is there once for a day, whoever asks. */
async function appendDay(options: EvidenceOptions, day: NewDay): Promise<void> {
  const { issuer } = options;
  const { kid } = issuer.jwk;
  const jwt = signDay(options, day);
  // From `prepare` to `make`: false where another transaction has this day, which then gets no second entry.
  let isNew = false;
  await appendEntries(options, {
    async prepare(tx) {
      if (!(await holdIssuerKeys(tx)).has(kid)) throw new AppError("log_unavailable");
      // Megabytes, before the log is locked: registrations wait for it.
      isNew = await insertDay(tx, { date: day.date, file: Buffer.from(day.file), jwt });
    },
    read: readClock,
    make(head, clock) {
      if (!isNew) return undefined;
      const closing = closeAfter([certificateEntry(jwt, sha256)], head, clock);
      return {
        ...closing,
        async write(tx, to) {
          await Promise.all([placeDay(tx, day.date, head.size), closing.write(tx, to)]);
        },
      };
    },
  });
}

function signDay({ issuer, log }: EvidenceOptions, { file, first, last }: NewDay): string {
  const content = {
    issuer: log.issuer,
    issuedAt: Math.floor(issuer.now() / 1000),
    vct: `${log.issuer}/credentials/evidence/v1`,
    file: sha256(file),
    first,
    last,
  };
  return issuer.signInput((kid) => evidenceSigningInput(content, kid));
}
