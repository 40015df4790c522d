import type { Kysely } from "kysely";
import { createDailyCount } from "../../base/limits/daily-count.ts";
import type { Database } from "../../base/db/schema.ts";
import { networkOf } from "../../base/http/client-network.ts";

/** Works that an account may register per day until its address is confirmed. */
const perUnconfirmed = 50;
/** Works that clients of one network may register per day, across accounts. */
const perNetwork = 20_000;

/** Registrations per day of UTC, to prevent flooding the log, which is append-only. */
export interface RegistrationQuota {
  /** Takes one from today's quotas of this account (`email`: null until it is confirmed) and this client's network; false if either is used up. */
  take(caller: { userId: string; email: string | null }, address: string): Promise<boolean>;
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
  };
}
