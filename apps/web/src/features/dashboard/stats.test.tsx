import { beforeEach, expect, test } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { signIn } from "../../../test/sign-in.ts";
import { screen, t } from "../../../test/show.tsx";
import { Stats } from "./stats.tsx";

const figures = () =>
  Object.fromEntries(
    screen
      .getAllByRole("term")
      .map((term) => [
        term.textContent,
        Array.from(term.parentElement?.querySelectorAll("dd") ?? [], (figure) => figure.textContent),
      ]),
  );
const open = (revenue: unknown) =>
  showWithApi(<Stats registrations={1204} />, {
    "/api/licences/revenue": revenue,
    "/.well-known/colophon-client.json": { fee: { cents: 2500, batchCents: 2500, currency: "CAD" } },
  });

beforeEach(() => void signIn());

test("without licences, revenue and licences are as specified", async () => {
  open({ issued: 0, byCurrency: [] });
  await screen.findByText("$0.00");
  expect(figures()).toEqual({
    [t("dashboard.registrations")]: ["1,204"],
    [t("dashboard.revenue")]: ["$0.00"],
    [t("dashboard.licences")]: ["0"],
  });
});

test("revenue has a figure for each currency, and both lead to the licences", async () => {
  const brought = (currency: string, amount: number) => ({ currency, amount, demonstrated: 9, months: [] });
  open({
    issued: 1204,
    byCurrency: [brought("CAD", 2600), brought("EUR", 0), brought("JPY", 2501), brought("KWD", 1001)],
  });
  await screen.findByText("CA$26.00");
  expect(figures()[t("dashboard.revenue")]).toEqual(["KWD\u00a01.001", "¥2,501", "CA$26.00"]);
  for (const name of [t("dashboard.revenue"), t("dashboard.licences")])
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/dashboard/licences");
});

test("a figure that isn’t known is no zero", () => {
  open(Response.error());
  expect(figures()[t("dashboard.revenue")]).toEqual(["–"]);
  expect(figures()[t("dashboard.licences")]).toEqual(["–"]);
});
