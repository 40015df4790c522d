import type { Kysely } from "kysely";
import { createDailyCount, deleteOldCounts } from "../accounts/daily-count.ts";
import type { Database } from "../db/schema.ts";
import { networkOf } from "../http/client-network.ts";

/** Works that an account registers in a day while nobody has confirmed its address. */
const perUnconfirmed = 50;
/** Works that clients of one network register in a day, whatever their accounts. */
const perNetwork = 20_000;

/** Registrations a day, so that nobody floods a log that nothing can be taken out of. A day is one of UTC. */
export interface RegistrationQuota {
  /** Takes one of what this account (`email`: null until it is confirmed), and this client's network, may do today; false when nothing is left. */
  take(caller: { userId: string; email: string | null }, address: string): Promise<boolean>;
  deleteOldCounts(): Promise<void>;
}

export function createRegistrationQuota(
  db: Kysely<Database>,
  { registrationsPerDay }: { registrationsPerDay: number },
): RegistrationQuota {
  const { take } = createDailyCount(db);
  return {
    take: async ({ userId, email }, address) =>
      (await take(
        `account ${userId}`,
        email === null ? Math.min(perUnconfirmed, registrationsPerDay) : registrationsPerDay,
      )) && take(`network ${networkOf(address, { ipv4: 24, ipv6: 48 })}`, perNetwork),
    deleteOldCounts: () => deleteOldCounts(db),
  };
}
