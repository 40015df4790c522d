import { randomUUID } from "node:crypto";
import type { OwnLicence, LicencePayment } from "@colophon/api";
import { makeUser } from "@colophon/testing/make-user";
import { send } from "@colophon/testing/send";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../test/test-database.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { revenueRoutes } from "./revenue-routes.ts";

const { pool, db } = await createTestDatabase();
const listed = new Map<string, OwnLicence[]>();
const app = await createTestApp({ db }, (_server, bind) => {
  revenueRoutes(bind, { pool, licencesOf: async (userId) => listed.get(userId) ?? [] });
});
const [ada, bo, cy] = await Promise.all([makeUser(db, "Ada"), makeUser(db, "Bo"), makeUser(db, "Cy")]);

const terms: OwnLicence["terms"] = {
  vocabulary: "colophon-licence-terms/v1",
  purpose: "editorial",
  media: [],
  territory: [],
  months: null,
  exclusive: false,
  revocable: false,
  credit: "",
  files: [],
  note: "",
};

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
      terms: JSON.stringify(terms) as never,
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

test("the table has what the user issued, with exact amounts; strangers’ words are no formulas", async () => {
  const licence = (changes: Partial<OwnLicence>): OwnLicence => ({
    id: "LIC-7K2M9QX4T",
    as: "licensor",
    state: "in_force",
    certificateId: "RSF-7K2M9QX4T",
    title: "Low Water",
    licensor: { name: "Ada" },
    licensee: { name: "Bo" },
    terms,
    from: "2026-11-01",
    until: "2027-10-31",
    amount: 2500,
    currency: "CAD",
    paid: "outside",
    issuedAt: "2026-11-01T10:00:00.000Z",
    listed: { licensor: false, licensee: false },
    statements: [],
    ...changes,
  });
  listed.set(ada.id, [
    licence({ licensee: { name: `=HYPERLINK("x")` }, title: "夜, 図書館" }),
    licence({
      id: "LIC-000000002",
      amount: 2500,
      currency: "JPY",
      paid: "demo",
      state: "revoked",
      until: null,
    }),
    licence({ id: "LIC-000000003", amount: 1, currency: "KWD" }),
    licence({ id: "LIC-000000004", as: "licensee" }),
  ]);
  const { statusCode, headers, body } = await app.inject({
    url: "/api/licences/revenue.csv",
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
  const [header, ...lines] = body.split("\r\n");
  expect(header).toBe(
    '\uFEFF"licence","certificate","title","licensee","issued","from","until","amount","currency","paid","state"',
  );
  expect(lines).toEqual([
    `"LIC-7K2M9QX4T","RSF-7K2M9QX4T","夜, 図書館","'=HYPERLINK(""x"")","2026-11-01T10:00:00.000Z","2026-11-01","2027-10-31","25.00","CAD","outside","in_force"`,
    '"LIC-000000002","RSF-7K2M9QX4T","Low Water","Bo","2026-11-01T10:00:00.000Z","2026-11-01","","2500","JPY","demo","revoked"',
    '"LIC-000000003","RSF-7K2M9QX4T","Low Water","Bo","2026-11-01T10:00:00.000Z","2026-11-01","2027-10-31","0.001","KWD","outside","in_force"',
    "",
  ]);
  const stranger = await app.inject({
    url: "/api/licences/revenue.csv",
    headers: { authorization: `Bearer ${cy.token}` },
  });
  expect(stranger.body).toBe(`${header ?? ""}\r\n`);
  expect((await app.inject({ url: "/api/licences/revenue.csv" })).statusCode).toBe(401);
});
