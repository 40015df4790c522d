import type { OwnLicence } from "@colophon/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refusal, showWithApi } from "../../../../test/show-with-api.tsx";
import { screen, t, within } from "../../../../test/show.tsx";
import { signIn } from "../../../../test/sign-in.ts";
import { RevenuePage } from "./revenue-page.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-29T12:00:00Z"), toFake: ["Date"] });
  signIn();
});
afterEach(() => vi.useRealTimers());

const licence = (changes: Partial<OwnLicence>): OwnLicence => ({
  id: "LIC-7K2M9QX4T",
  as: "licensor",
  state: "in_force",
  certificateId: "RSF-7K2M9QX4T",
  title: "Low Water",
  licensor: { name: "Ada Lovelace" },
  licensee: { name: "Bo Press" },
  terms: {
    vocabulary: "colophon-licence-terms/v1",
    purpose: "editorial",
    media: [],
    territory: [],
    months: 12,
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

const revenue = {
  issued: 5,
  byCurrency: [
    {
      currency: "CAD",
      amount: 2600,
      demonstrated: 4000,
      months: [
        { month: "2025-01", amount: 100, issued: 1 },
        { month: "2026-11", amount: 2500, issued: 2 },
      ],
    },
    { currency: "KWD", amount: 1, demonstrated: 0, months: [{ month: "2026-10", amount: 1, issued: 1 }] },
    { currency: "JPY", amount: 0, demonstrated: 0, months: [{ month: "2026-10", amount: 0, issued: 1 }] },
  ],
};

const open = (licences: unknown, sums: unknown = revenue, more: Record<string, unknown> = {}) =>
  showWithApi(<RevenuePage />, { "/api/licences/revenue": sums, "/api/licences": licences, ...more });

const cells = (row: HTMLElement) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent);

test("each currency has its own figure, chart and table, which adds up", async () => {
  const { container } = open([licence({})]);
  const heading = await screen.findByRole("heading", { name: /Canadian Dollar/ });
  expect(heading.textContent).toContain("CA$26.00");
  expect(screen.getByRole("heading", { name: /Kuwaiti Dinar/ }).textContent).toContain("KWD\u00a00.001");
  expect(screen.getByRole("heading", { name: /Japanese Yen/ }).textContent).toContain("¥0");
  const [head, ...rows] = within(screen.getByRole("table", { name: "Canadian Dollar" })).getAllByRole("row");
  expect(head && cells(head)).toEqual([t("revenue:month"), t("dashboard.licences"), t("dashboard.revenue")]);
  expect(rows.map(cells)).toEqual([
    ["Before December 2025", "1", "CA$1.00"],
    ["December 2025", "0", "CA$0.00"],
    ...["January", "February", "March", "April", "May", "June", "July", "August", "September", "October"].map(
      (month) => [`${month} 2026`, "0", "CA$0.00"],
    ),
    ["November 2026", "2", "CA$25.00"],
    [t("revenue:total"), "3", "CA$26.00"],
  ]);
  // Nothing to draw of the yen; what is drawn is in the tables.
  expect(container.querySelectorAll("svg[viewBox='0 0 120 100']")).toHaveLength(2);
  const heights = [...container.querySelectorAll("rect")]
    .slice(0, 12)
    .map((one) => one.getAttribute("height"));
  expect(heights).toEqual([...Array.from({ length: 11 }, () => "0"), "100"]);
  // December is the first month of the chart: its year would touch the next one's.
  expect(within(container).getAllByText("2026")).toHaveLength(2);
  expect(within(container).queryByText("2025")).toBeNull();
  expect(screen.getByText(t("revenue:demonstrated", { amount: "CA$40.00" }))).toBeDefined();
});

test("each licence has its state, the other side, its fee, its page and its document", async () => {
  open([
    licence({}),
    licence({ id: "LIC-000000002", paid: "demo", state: "revoked", until: null }),
    licence({ id: "LIC-000000003", as: "licensee", paid: "free", amount: 0, title: "High Water" }),
    licence({ id: "LIC-000000004", as: "licensee", licensor: { name: "" }, state: "ended" }),
  ]);
  const listOf = async (name: string) =>
    within((await screen.findByRole("heading", { name })).parentElement as HTMLElement).getAllByRole(
      "listitem",
    );
  const [first, second] = await listOf(t("revenue:issued.title"));
  expect(first?.textContent).toMatch(/Licensee *Bo Press/);
  expect(first?.textContent).toContain("CA$25.00");
  expect(first?.textContent).toContain("In force · November 1, 2026 to October 31, 2027");
  expect(first?.textContent).not.toContain(t("revenue:demo"));
  expect(second?.textContent).toContain(`Revoked · From November 1, 2026, with no end date`);
  expect(second?.textContent).toContain(t("revenue:demo"));
  expect(second?.textContent).toContain("Licence LIC-000000002");
  expect(second?.querySelector("h3 a")?.getAttribute("href")).toBe("/verify/LIC-000000002");
  const [third, fourth] = await listOf(t("revenue:had.title"));
  expect(third?.textContent).toMatch(/Licensor *Ada Lovelace/);
  expect(third?.textContent).toContain(t("revenue:free"));
  expect(fourth?.textContent).toContain(`Licensor${t("revenue:nameless")}`);
});

test("a document and the table are fetched, and failures said", async () => {
  const { user } = open([licence({})], revenue, {
    "/api/licences/LIC-7K2M9QX4T.pdf?lng=en": refusal("documents_busy"),
    "/api/licences/revenue.csv": Response.error(),
  });
  await user.click(await screen.findByRole("button", { name: "Licence LIC-7K2M9QX4T as PDF" }));
  expect((await screen.findByRole("alert")).textContent).toContain(t("failure.documents_busy"));
  await user.click(screen.getByRole("button", { name: t("revenue:csv") }));
  expect(await screen.findAllByRole("alert")).toHaveLength(2);
});

test("without licences the page says what to do next", async () => {
  open([], { issued: 0, byCurrency: [] });
  await screen.findByText(t("revenue:issued.empty"));
  expect(screen.getByRole("link", { name: t("revenue:issued.works") }).getAttribute("href")).toBe(
    "/dashboard",
  );
  expect(screen.getByRole("link", { name: t("revenue:had.browse") }).getAttribute("href")).toBe("/browse");
  expect(screen.queryByRole("button", { name: t("revenue:csv") })).toBeNull();
});

test("a failure can be tried again", async () => {
  open(refusal("internal_error"));
  expect((await screen.findByRole("alert")).textContent).toContain(t("revenue:loadError"));
  expect(screen.getByRole("button", { name: t("common.retry") })).toBeDefined();
});
