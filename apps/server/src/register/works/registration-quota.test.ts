import { expect, test } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { createDailyCount, secondsLeftToday } from "../../base/limits/daily-count.ts";
import { createRegistrationQuota } from "./registration-quota.ts";

const { db } = await createTestDatabase();
const yes = (answers: boolean[]) => answers.filter(Boolean).length;
const takeMany = (quota: ReturnType<typeof createDailyCount>, subject: string, number: number, max: number) =>
  Promise.all(Array.from({ length: number }, () => quota.take(subject, max)));

test.each([1, 3, 50, 250])(
  "two processes together grant %i a day, however many requests are concurrent",
  async (max) => {
    const [one, other] = [createDailyCount(db), createDailyCount(db)];
    const answers = await Promise.all([one, other].map((quota) => takeMany(quota, `a${max}`, 300, max)));
    expect(yes(answers.flat())).toBe(max);
    expect(yes(await takeMany(one, `a${max}`, 2, max))).toBe(0);
    expect(yes(await takeMany(one, `b${max}`, 2, max))).toBe(Math.min(2, max));
  },
);

test("a new day resets the quota", async () => {
  let today = new Date("2026-03-01T23:59:59Z");
  const quota = createDailyCount(db, () => today);
  expect(yes(await takeMany(quota, "c", 3, 2))).toBe(2);
  expect(secondsLeftToday(today)).toBe(1);
  today = new Date("2026-03-02T00:00:00Z");
  expect(yes(await takeMany(quota, "c", 3, 2))).toBe(2);
  expect(secondsLeftToday(today)).toBe(86_400);
});

test("an account has one quota in all networks, and past days are deleted", async () => {
  const quota = createRegistrationQuota(db, { registrationsPerDay: 2 });
  const ada = { userId: "ada", email: "ada@writers.example" };
  expect(await quota.take(ada, "192.0.2.1")).toBe(true);
  expect(await quota.take(ada, "2001:db8::1")).toBe(true);
  expect(await quota.take(ada, "192.0.2.1")).toBe(false);
  expect(await quota.take({ userId: "bo", email: null }, "192.0.2.1")).toBe(true);

  await createDailyCount(db, () => new Date("2020-01-01T12:00:00Z")).take("past", 2);
  const before = await count();
  await quota.deleteOldCounts();
  // Including the counts of March, from the tests above.
  expect(await count()).toBe(before - 3);
  expect(await quota.take(ada, "192.0.2.1")).toBe(false);
});

test("fifty a day until the address is confirmed, then the rest", async () => {
  const quota = createRegistrationQuota(db, { registrationsPerDay: 100 });
  const take = (email: string | null) => quota.take({ userId: "cy", email }, "198.51.100.1");
  const unconfirmed = await Promise.all(Array.from({ length: 60 }, () => take(null)));
  expect(yes(unconfirmed)).toBe(50);
  const confirmed = await Promise.all(Array.from({ length: 60 }, () => take("cy@writers.example")));
  expect(yes(confirmed)).toBe(50);
});

const count = async () => (await db.selectFrom("registration_counts").select("number").execute()).length;
