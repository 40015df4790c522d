import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { deleteLease, holdLease, renewLease, takeLease, writeAlarm } from "./lease-store.ts";

/** What only the leader may do. */
export interface Lead {
  /** Runs in one transaction while this process leads, and fails with LeadLost when another has taken over. */
  write<T>(work: (transaction: Transaction<Database>) => Promise<T>): Promise<T>;
  /** Tells the other processes why the work can't continue, or that it does again. */
  raise(alarm: string | null): Promise<void>;
  /** Aborts when another has taken over, or the lead ends. */
  signal: AbortSignal;
}

export class LeadLost extends Error {
  constructor() {
    super("another process leads by now");
  }
}

/** A leader that is silent for this long is replaced. */
const leaseSeconds = 5;
const renewSeconds = 1;

/**
 * Runs `lead` while this process holds the lease `name`, if no other process does. A process that is suspended or cut off
 * does not renew it and is replaced. When it resumes, it may briefly believe that it leads, but each of its writes
 * checks the lease first. The machines' clocks don't matter: only the database's is used. Resolves to whether the
 * lease was obtained.
 */
export async function tryToLead(
  db: Kysely<Database>,
  name: string,
  lead: (lead: Lead) => Promise<void>,
): Promise<boolean> {
  // New each time, so that a lost lease is never mistaken for this one.
  const holder = randomUUID();
  const lease = { name, holder };
  // Another process leads: nothing waits here, the caller tries again at its next turn.
  if (!(await takeLease(db, lease, leaseSeconds))) return false;

  const over = new AbortController();
  async function renew(): Promise<void> {
    for (;;) {
      await pause(renewSeconds, over.signal);
      if (over.signal.aborted) return;
      // A database that doesn't answer has given the lease to nobody else yet.
      const isOurs = await renewLease(db, lease, leaseSeconds).catch(() => true);
      if (!isOurs) over.abort();
    }
  }

  // Unknown: the previous leader's is still stored.
  let raised: string | null | undefined;
  const renewing = renew();
  try {
    await lead({
      signal: over.signal,
      async raise(alarm) {
        if (alarm === raised) return;
        await writeAlarm(db, lease, alarm);
        raised = alarm;
      },
      write: (work) =>
        db.transaction().execute(async (transaction) => {
          // A takeover waits for the end of this transaction.
          if (!(await holdLease(transaction, lease))) throw new LeadLost();
          return work(transaction);
        }),
    });
  } finally {
    over.abort();
    await renewing;
    await deleteLease(db, lease).catch(() => undefined);
  }
  return true;
}

/** Tries to lead again and again until the signal. A turn that fails is told, and followed by the next. */
export async function takeTurns(
  turn: () => Promise<unknown>,
  signal: AbortSignal,
  tell: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await turn();
    } catch (error) {
      tell(error);
    }
    await pause(renewSeconds, signal);
  }
}

/** Waits, but not beyond the signal. */
export async function pause(seconds: number, signal: AbortSignal): Promise<void> {
  await delay(seconds * 1000, undefined, { signal }).catch(() => undefined);
}
