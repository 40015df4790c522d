import type { OwnLicence } from "@colophon/api";
import { expect, test } from "vitest";
import { writeRevenueTable } from "./write-revenue-table.ts";

const licence = (changes: Partial<OwnLicence>): OwnLicence => ({
  id: "LIC-7K2M9QX4T",
  as: "licensor",
  state: "in_force",
  certificateId: "RSF-7K2M9QX4T",
  title: "Low Water",
  licensor: { name: "Ada" },
  licensee: { name: "Bo" },
  terms: {
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
  },
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

test("amounts are exact in every currency, and strangers’ words are no formulas", () => {
  const table = writeRevenueTable([
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
    licence({ id: "LIC-000000004", amount: null, licensee: { name: "" } }),
  ]);
  const [header, ...lines] = table.split("\r\n");
  expect(header).toBe(
    '\uFEFF"licence","certificate","title","licensee","issued","from","until","amount","currency","paid","state"',
  );
  expect(lines).toEqual([
    `"LIC-7K2M9QX4T","RSF-7K2M9QX4T","夜, 図書館","'=HYPERLINK(""x"")","2026-11-01T10:00:00.000Z","2026-11-01","2027-10-31","25.00","CAD","outside","in_force"`,
    '"LIC-000000002","RSF-7K2M9QX4T","Low Water","Bo","2026-11-01T10:00:00.000Z","2026-11-01","","2500","JPY","demo","revoked"',
    '"LIC-000000003","RSF-7K2M9QX4T","Low Water","Bo","2026-11-01T10:00:00.000Z","2026-11-01","2027-10-31","0.001","KWD","outside","in_force"',
    '"LIC-000000004","RSF-7K2M9QX4T","Low Water","","2026-11-01T10:00:00.000Z","2026-11-01","2027-10-31","","CAD","outside","in_force"',
    "",
  ]);
});
