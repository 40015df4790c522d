import { randomUUID } from "node:crypto";
import type { LicenceOffer, LicencePayment, LicenceRequest } from "@colophon/api";
import { makeUser } from "@colophon/testing/make-user";
import { send } from "@colophon/testing/send";
import { makeTerms } from "@colophon/testing/make-terms";
import { expect, test } from "vitest";
import { openSpeakingApp } from "../../../test/speaking-app.ts";

const { app, db, register } = await openSpeakingApp();
const [ada, bo, cy, dee] = await Promise.all([
  makeUser(db, "Ada"),
  makeUser(db, "Bo"),
  makeUser(db, "Cy"),
  makeUser(db, "Dee"),
]);

const terms = makeTerms();

let made = 0;
async function issue(amount: number, currency: string, issuedAt: string, paid: LicencePayment = "outside") {
  await db
    .insertInto("licences")
    .values({
      id: `LIC-${String((made += 1)).padStart(9, "0")}`,
      request_id: randomUUID(),
      work_id: randomUUID(),
      certificate_id: "RSF-7K2M9QX4T",
      licensor_id: ada.id,
      licensee_id: bo.id,
      packed_record: Buffer.alloc(1),
      disclosures: null,
      terms,
      from_day: issuedAt.slice(0, 10),
      until_day: null,
      is_exclusive: false,
      amount,
      currency,
      paid,
      language: "en",
      issued_at: new Date(issuedAt),
      over_since: null,
    })
    .execute();
}

const revenueOf = async ({ token }: { token: string }) =>
  (await send(app, "GET", "/api/licences/revenue", { token })).answer;

test("revenue has a figure for each currency, by month of UTC, right to the last unit; demonstrations are apart", async () => {
  await issue(2501, "CAD", "2026-09-30T23:59:59.999Z");
  await issue(99, "CAD", "2026-10-01T00:00:00Z");
  await issue(0, "CAD", "2026-10-02T00:00:00Z", "free");
  await issue(4000, "CAD", "2026-10-03T00:00:00Z", "demo");
  await issue(2500, "JPY", "2026-10-01T00:00:00Z");
  await issue(1, "JPY", "2026-10-31T23:00:00Z");
  await issue(1, "KWD", "2026-11-01T00:00:00Z");
  await issue(999_999_999_999_999, "KWD", "2026-11-02T00:00:00Z");
  expect(await revenueOf(ada)).toEqual({
    issued: 8,
    byCurrency: [
      {
        currency: "CAD",
        amount: 2600,
        demonstrated: 4000,
        months: [
          { month: "2026-09", amount: 2501, issued: 1 },
          { month: "2026-10", amount: 99, issued: 3 },
        ],
      },
      {
        currency: "JPY",
        amount: 2501,
        demonstrated: 0,
        months: [{ month: "2026-10", amount: 2501, issued: 2 }],
      },
      {
        currency: "KWD",
        amount: 1_000_000_000_000_000,
        demonstrated: 0,
        months: [{ month: "2026-11", amount: 1_000_000_000_000_000, issued: 2 }],
      },
    ],
  });
});

test("what somebody has a licence for is no revenue of theirs", async () => {
  expect(await revenueOf(bo)).toEqual({ issued: 0, byCurrency: [] });
  expect(await revenueOf(cy)).toEqual({ issued: 0, byCurrency: [] });
});

test("a fee is revenue once its receipt is confirmed, and the licence is in the table of the licensor who issued it", async () => {
  const { id: workId, certificateId } = await register(dee);
  const offered = await send(app, "POST", "/api/licences/offers", {
    token: dee.token,
    body: { of: { workId }, terms, price: { kind: "fixed", amount: "25.01" } },
  });
  expect(offered).toMatchObject({ status: 201 });
  const { id: offerId } = offered.answer as LicenceOffer;
  const taken = await send(app, "POST", "/api/licences/requests", {
    token: bo.token,
    body: { offerId, certificateId, licensee: "=Bo", language: "en" },
  });
  expect(taken).toMatchObject({ status: 201, answer: { state: "agreed" } });
  expect(await revenueOf(dee)).toEqual({ issued: 0, byCurrency: [] });
  const { id } = taken.answer as LicenceRequest;
  const confirm = async () =>
    send(app, "POST", `/api/licences/requests/${id}/answer`, { token: dee.token, body: { answer: "paid" } });
  expect(await confirm()).toMatchObject({ status: 200, answer: { state: "issued" } });
  expect(await confirm()).toMatchObject({ status: 200 });
  expect(await revenueOf(dee)).toMatchObject({
    issued: 1,
    byCurrency: [{ currency: "CAD", amount: 2501, demonstrated: 0, months: [{ amount: 2501, issued: 1 }] }],
  });

  const own = (await send(app, "GET", "/api/licences", { token: bo.token })).answer;
  expect(own).toMatchObject([{ as: "licensee", amount: 2501, paid: "outside", state: "in_force" }]);
  const table = async ({ token }: { token: string }) =>
    app.inject({ url: "/api/licences/revenue.csv", headers: { authorization: `Bearer ${token}` } });
  const { headers, body } = await table(dee);
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
  const [, line, end] = body.split("\r\n");
  expect(line).toContain(`,"${certificateId}",`);
  expect(line).toContain(`,"'=Bo",`);
  expect(line).toContain(',"25.01","CAD","outside","in_force"');
  expect(end).toBe("");
  for (const other of [bo, cy]) expect((await table(other)).body.trim().split("\r\n")).toHaveLength(1);
  expect((await app.inject({ url: "/api/licences/revenue.csv" })).statusCode).toBe(401);
});
