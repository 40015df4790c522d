import { expect, test } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { createDailyCount, secondsLeftToday } from "./daily-count.ts";
import { deleteOldCounts } from "./limits.ts";

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

test("many are taken at once or none, and what is given back is given out again", async () => {
  const [one, other] = [createDailyCount(db), createDailyCount(db)];
  expect(await one.take("many", 100, 101)).toBe(false);
  expect(await one.take("many", 100, 60)).toBe(true);
  const taken = await count();
  expect(await other.take("many", 100, 41)).toBe(false);
  // One that asks at the same moment as many that are refused gets its own.
  const both = await Promise.all([other.take("many", 100, 41), other.take("many", 100)]);
  expect(both).toEqual([false, true]);
  expect(await other.take("many", 100, 39)).toBe(true);
  expect(await one.take("many", 100)).toBe(false);
  one.giveBack("many", 60);
  expect(await one.take("many", 100, 61)).toBe(false);
  expect(await one.take("many", 100, 60)).toBe(true);
  expect(await count()).toBe(taken);
});

test("a new day resets the quota", async () => {
  let today = new Date("2026-03-01T23:59:59Z");
  const quota = createDailyCount(db, () => today);
  expect(yes(await takeMany(quota, "c", 3, 2))).toBe(2);
  expect(secondsLeftToday(today)).toBe(1);
  today = new Date("2026-03-02T00:00:00Z");
  expect(yes(await takeMany(quota, "c", 3, 2))).toBe(2);
  expect(secondsLeftToday(today)).toBe(86_400);
});

test("past days are deleted", async () => {
  const quota = createDailyCount(db);
  expect(await quota.take("d", 1)).toBe(true);
  await createDailyCount(db, () => new Date("2020-01-01T12:00:00Z")).take("past", 2);
  const before = await count();
  await deleteOldCounts(db);
  // Including the counts of March, from the test above.
  expect(await count()).toBe(before - 3);
  expect(await createDailyCount(db).take("d", 1)).toBe(false);
});

const count = async () => (await db.selectFrom("registration_counts").select("number").execute()).length;
