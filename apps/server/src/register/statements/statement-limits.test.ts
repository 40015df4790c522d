import { expect, test } from "vitest";
import { makeUser } from "@colophon/testing/make-user";
import { refusal } from "@colophon/testing/send";
import { openSpeakingApp } from "../../../test/speaking-app.ts";
import { createDailyCount } from "../../base/limits/daily-count.ts";

const { db, pool, register, say } = await openSpeakingApp({ rateLimits: true });

test.each([
  ["whose address is confirmed", 200, 2],
  ["whose address is not", 20, 1],
])("an account %s makes %i statements a day", async (_whose, max, left) => {
  const user = await makeUser(db);
  const confirmedAt = max === 200 ? new Date() : null;
  await db.updateTable("users").set({ email_confirmed_at: confirmedAt }).where("id", "=", user.id).execute();
  const { take } = createDailyCount(db);
  for (let said = left; said < max; said++) await take(`statements ${user.id}`, max);
  const { id } = await register(user);
  const correct = (title: string) => say(user, id, { kind: "corrected", fields: { title } });
  for (let more = left; more > 0; more--)
    expect(await correct(`${more} more`)).toMatchObject({ status: 201 });
  expect(await correct("None more")).toEqual(refusal("statements_per_day"));
});

test("of one work so much is said that a status has room for it, the last word included", async () => {
  const user = await makeUser(db);
  const { id, certificateId } = await register(user);
  await pool.query(
    `insert into statements (certificate_id, n, log_index, kind, said_by, said_at, packed, user_id)
     select $1, n, -1 - n, 'corrected', 'registrant', now(), '', $2 from generate_series(0, 47) as n`,
    [certificateId, user.id],
  );
  expect(await say(user, id, { kind: "corrected", fields: { title: "One more" } })).toEqual(
    refusal("statements_full"),
  );
  expect(await say(user, id, { kind: "withdrawn" })).toMatchObject({ status: 201, answer: { n: 48 } });
});
