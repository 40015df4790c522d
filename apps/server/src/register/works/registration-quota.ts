import type { Kysely } from "kysely";
import { AppError } from "../../base/errors.ts";
import { createDailyCount, secondsLeftToday } from "../../base/limits/daily-count.ts";
import type { Database } from "../../base/db/schema.ts";
import { networkOf } from "../../base/http/client-network.ts";

/** Works that an account may register per day until its address is confirmed. */
const perUnconfirmed = 50;
/** Works that clients of one network may register per day, across accounts. */
const perNetwork = 20_000;

/** Registrations per day of UTC, to prevent flooding the log, which is append-only. */
export interface RegistrationQuota {
  /** Takes this number, all or none, from today's quotas of this account (`email`: null until it is confirmed) and this client's network. */
  take(caller: { userId: string; email: string | null }, address: string, number?: number): Promise<boolean>;
  /** Nothing was registered for them. */
  giveBack(caller: { userId: string }, address: string, number: number): void;
}

/** The refusal of what is beyond a quota. */
export const quotaUsedUp = (): AppError =>
  new AppError("registrations_per_day", { retryAfter: secondsLeftToday() });

export function createRegistrationQuota(
  db: Kysely<Database>,
  { registrationsPerDay }: { registrationsPerDay: number },
): RegistrationQuota {
  const { take, giveBack } = createDailyCount(db);
  const account = (userId: string) => `account ${userId}`;
  const network = (address: string) => `network ${networkOf(address, { ipv4: 24, ipv6: 48 })}`;
  return {
    async take({ userId, email }, address, number = 1) {
      const perAccount = email === null ? Math.min(perUnconfirmed, registrationsPerDay) : registrationsPerDay;
      // All or none of the two: what the account has taken goes back if the network has none left.
      if (!(await take(account(userId), perAccount, number))) return false;
      if (await take(network(address), perNetwork, number)) return true;
      giveBack(account(userId), number);
      return false;
    },
    giveBack({ userId }, address, number) {
      giveBack(account(userId), number);
      giveBack(network(address), number);
    },
  };
}
