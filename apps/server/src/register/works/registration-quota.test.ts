import { expect, test } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { createRegistrationQuota } from "./registration-quota.ts";

const { db } = await createTestDatabase();
const yes = (answers: boolean[]) => answers.filter(Boolean).length;

test("an account has one quota in all networks", async () => {
  const quota = createRegistrationQuota(db, { registrationsPerDay: 2 });
  const ada = { userId: "ada", email: "ada@writers.example" };
  expect(await quota.take(ada, "192.0.2.1")).toBe(true);
  expect(await quota.take(ada, "2001:db8::1")).toBe(true);
  expect(await quota.take(ada, "192.0.2.1")).toBe(false);
  expect(await quota.take({ userId: "bo", email: null }, "192.0.2.1")).toBe(true);
});

test("fifty a day until the address is confirmed, then the rest", async () => {
  const quota = createRegistrationQuota(db, { registrationsPerDay: 100 });
  const take = (email: string | null) => quota.take({ userId: "cy", email }, "198.51.100.1");
  const unconfirmed = await Promise.all(Array.from({ length: 60 }, () => take(null)));
  expect(yes(unconfirmed)).toBe(50);
  const confirmed = await Promise.all(Array.from({ length: 60 }, () => take("cy@writers.example")));
  expect(yes(confirmed)).toBe(50);
});
