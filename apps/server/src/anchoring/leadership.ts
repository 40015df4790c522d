import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../db/schema.ts";

/** What its leader alone may do. */
export interface Lead {
  /** Runs in one transaction while this process leads, and fails with LeadLost when another has taken over. */
  write<T>(work: (transaction: Transaction<Database>) => Promise<T>): Promise<T>;
  /** Lets the others know why what is led cannot go on, or that it does. */
  raise(alarm: string | null): Promise<void>;
  /** Aborts when another has taken over, or the lead ends. */
  signal: AbortSignal;
}

export class LeadLost extends Error {
  constructor() {
    super("another process leads by now");
  }
}

/** A leader that is silent for so long is replaced. */
const leaseSeconds = 5;
const renewSeconds = 1;

/**
 * Runs `lead` while this process holds the lease `name`, if no other process does. A process that is stopped or cut off
 * does not renew it and is replaced. When it goes on, it may think for a moment that it leads, but each of its writes
 * looks up the lease first. Clocks of machines do not matter: the database's alone is asked. Resolves to whether the
 * lease was had.
 */
export async function tryToLead(
  db: Kysely<Database>,
  name: string,
  lead: (lead: Lead) => Promise<void>,
): Promise<boolean> {
  // New for each lead, so that a lease which was lost is never taken for this one.
  const holder = randomUUID();
  const ends = sql`now() + ${leaseSeconds} * interval '1 second'`;
  const isOwn = sql`name = ${name} and holder = ${holder}`;
  const taken =
    await sql`insert into leases as old (name, holder, ends_at) values (${name}, ${holder}, ${ends})
    on conflict (name) do update set holder = excluded.holder, ends_at = excluded.ends_at
    where old.ends_at < now()`.execute(db);
  if (taken.numAffectedRows !== 1n) return false;

  const over = new AbortController();
  async function renew(): Promise<void> {
    for (;;) {
      await pause(renewSeconds, over.signal);
      if (over.signal.aborted) return;
      const renewed = await sql`update leases set ends_at = ${ends} where ${isOwn}`
        .execute(db)
        .catch(() => undefined);
      if (renewed?.numAffectedRows === 0n) over.abort();
    }
  }

  // Not known: that of the leader before is still there.
  let raised: string | null | undefined;
  const renewing = renew();
  try {
    await lead({
      signal: over.signal,
      async raise(alarm) {
        if (alarm === raised) return;
        await sql`update leases set alarm = ${alarm} where ${isOwn}`.execute(db);
        raised = alarm;
      },
      write: (work) =>
        db.transaction().execute(async (transaction) => {
          // Whoever wants to take over waits for the end of this transaction.
          const { rows } = await sql`select from leases where ${isOwn} for share`.execute(transaction);
          if (rows.length === 0) throw new LeadLost();
          return work(transaction);
        }),
    });
  } finally {
    over.abort();
    await renewing;
    await sql`delete from leases where ${isOwn}`.execute(db).catch(() => undefined);
  }
  return true;
}

/** What the present leader has last raised. */
export async function readAlarm(db: Kysely<Database>, name: string): Promise<string | null> {
  const row = await db.selectFrom("leases").select("alarm").where("name", "=", name).executeTakeFirst();
  return row?.alarm ?? null;
}

/** Waits, but not beyond the signal. */
export async function pause(seconds: number, signal: AbortSignal): Promise<void> {
  await delay(seconds * 1000, undefined, { signal }).catch(() => undefined);
}
