import type { WorkListItem } from "@colophon/api";
import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t, waitFor, within } from "../../../test/show.tsx";
import { signIn } from "../../../test/sign-in.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { DashboardPage } from "./dashboard-page.tsx";
import type { PortfolioCounts, PortfolioPage } from "./portfolio-query.ts";

// Test files share the client: another one may have left its data.
beforeEach(() => queryClient.clear());

const work = (changes: Partial<WorkListItem>): WorkListItem => ({
  id: "8f0a2d6e-26c2-4f0e-8a51-0f6a1f6a2b3c",
  title: "Low Water",
  materialType: "music",
  createdAt: "2026-11-20T12:00:00.000Z",
  certificateId: "RSF-7K2M9QX4T",
  sharedPublicly: true,
  status: "valid",
  file: null,
  fileCount: 0,
  ...changes,
});

const address = "/api/ip/user/works";

const page = (works: WorkListItem[], more: Partial<PortfolioPage> = {}): PortfolioPage => ({
  works,
  total: works.length,
  before: 0,
  next: null,
  previous: null,
  ...more,
});

const counts = (registered: number, more: Partial<PortfolioCounts> = {}): PortfolioCounts => ({
  registered,
  total: registered,
  types: [{ value: "music", count: registered }],
  years: [{ value: 2026, count: registered }],
  listed: [{ value: "yes", count: registered }],
  states: [{ value: "valid", count: registered }],
  files: [],
  privateCopies: null,
  ...more,
});

function open(works: WorkListItem[] | Response, answers: Record<string, unknown> = {}) {
  const dashboard = (
    <QueryClientProvider client={queryClient}>
      <DashboardPage />
    </QueryClientProvider>
  );
  return showWithApi(dashboard, {
    ...signIn(),
    [`${address}?sort=newest`]: works instanceof Response ? works : page(works),
    [`${address}/counts`]: counts(works instanceof Response ? 0 : works.length),
    "/api/user/invitations": { invitations: [], hasMore: false },
    ...answers,
  });
}

/** More than anybody sees at a glance. */
const many = Array.from({ length: 12 }, (_, number) =>
  work({ id: `0190b7a2-5c1e-7000-8000-0000000000${10 + number}`, title: `Song ${number}` }),
);
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const checkboxOf = (number: number) => checkbox(t("portfolio:selectOf", { title: `Song ${number}` }));

const addressOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("a work is shown with its kind, its long date, its certificate and a link to its licences", async () => {
  open([
    work({}),
    work({ id: "2", title: "Oddity", materialType: "hologram", certificateId: "RSF-000000002" }),
  ]);
  expect(await screen.findByText("Music, registered on November 20, 2026")).toBeDefined();
  expect(screen.getByText("Intellectual property, registered on November 20, 2026")).toBeDefined();
  expect(addressOf("Certificate RSF-7K2M9QX4T")).toBe("/verify/RSF-7K2M9QX4T");
  expect(addressOf(t("dashboard.licence.openOf", { title: "Low Water" }))).toMatch(/^\/works\/.+#licences$/);
  expect(screen.getByText(t("dashboard.registrations")).nextElementSibling?.textContent).toBe("2");
  expect(addressOf(t("dashboard.registerNew"))).toBe("/register-ip");
});

test("until there is a work, a link leads to the registration of the first one", async () => {
  open([]);
  expect(screen.getByRole("status").textContent).toBe(t("common.loading"));
  await screen.findByText(t("dashboard.emptyTitle"));
  expect(addressOf(t("dashboard.registerFirst"))).toBe("/register-ip");
});

test("works that couldn't be loaded are reported; a retry reloads the page", async () => {
  const { user } = open(refusal("rate_limited"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(t("dashboard.loadError"));
  const reload = vi.spyOn(window.location, "reload").mockReturnValue();
  await user.click(within(alert).getByRole("button", { name: t("common.retry") }));
  expect(reload).toHaveBeenCalledOnce();
});

test.each<[string, WorkListItem[]]>([
  ["without works", []],
  ["with works", [work({})]],
])("%s there is the tour until it is hidden, and the page can be saved", async (_, works) => {
  const { user } = open(works);
  await screen.findByText(t("dashboard.tour.register"));
  screen.getByText(t("dashboard.tour.view"));
  await user.click(screen.getByRole("button", { name: t("dashboard.tour.hide") }));
  expect(screen.queryByText(t("dashboard.tour.register"))).toBeNull();

  await user.click(screen.getByRole("button", { name: t("export.open") }));
  for (const kind of ["png", "pdf"] as const)
    expect(screen.getByRole("button", { name: t(`export.${kind}`) })).toBeDefined();
});

test("somebody with few works sees no filters, no order, and nothing to choose", async () => {
  open([work({}), work({ id: "2", title: "Moth", materialType: "book" })], {
    [`${address}/counts`]: counts(2, {
      types: [
        { value: "music", count: 1 },
        { value: "book", count: 1 },
      ],
    }),
  });
  await screen.findByRole("link", { name: "Moth" });
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByRole("searchbox", { name: t("dashboard.search") })).toBeDefined();
});

test("where there are many, only what they differ in is a filter, with its numbers", async () => {
  const types = [
    { value: "music", count: 11 },
    { value: "book", count: 1 },
  ];
  const { user } = open(many, {
    [`${address}/counts`]: counts(12, { types }),
    [`${address}/counts?type=book`]: counts(12, { total: 1, types }),
    [`${address}?type=book&sort=newest`]: page([work({ title: "Moth", materialType: "book" })]),
  });
  await screen.findByRole("option", { name: "Book (1)" });
  expect(screen.getAllByRole("combobox")).toHaveLength(2);
  await user.selectOptions(screen.getByRole("combobox", { name: t("certificate.materialType") }), "book");
  expect(await screen.findByRole("link", { name: "Moth" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "Song 1" })).toBeNull();
  await user.selectOptions(screen.getByRole("combobox", { name: t("certificate.materialType") }), "");
  expect(await screen.findByRole("link", { name: "Song 1" })).toBeDefined();
});

test("a search that finds nothing says so, and leads back to all works", async () => {
  const { user } = open([work({})], {
    [`${address}?q=nowhere&sort=newest`]: page([]),
    [`${address}/counts?q=nowhere`]: counts(1, { total: 0 }),
  });
  await user.click(await screen.findByRole("searchbox"));
  await user.paste("nowhere");
  expect(await screen.findByText("None of your works match “nowhere”.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: t("dashboard.showAll") }));
  expect(await screen.findByRole("link", { name: "Low Water" })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("");
});

test("chosen works are listed and unlisted at once, which can be undone", async () => {
  const sent: unknown[] = [];
  const { user } = open(many, {
    [address]: (body: { works: { ids?: string[] } }) => {
      sent.push(body);
      return { changed: body.works.ids ?? [many[0]?.id], withdrawn: 1 };
    },
  });
  await user.click(
    await screen.findByRole("checkbox", { name: t("portfolio:selectOf", { title: "Song 1" }) }),
  );
  await user.keyboard("{Shift>}");
  await user.click(checkboxOf(3));
  await user.keyboard("{/Shift}");
  await user.click(checkboxOf(2));
  const ids = [many[1]?.id, many[3]?.id];
  expect(screen.getByText(t("portfolio:selected", { count: 2 }))).toBeDefined();
  await user.click(screen.getByRole("button", { name: t("portfolio:unlist") }));
  const done = [t("portfolio:changed", { count: 2 }), t("portfolio:withdrawn", { count: 1 })].join(" ");
  expect(await screen.findByText(done)).toBeDefined();
  expect(checkboxOf(1).checked).toBe(false);
  await user.click(screen.getByRole("button", { name: t("portfolio:undo") }));
  expect(await screen.findByText(t("portfolio:undone", { count: 2 }))).toBeDefined();
  expect(sent).toEqual([
    { works: { ids }, sharedPublicly: false },
    { works: { ids }, sharedPublicly: true },
  ]);
  await user.click(screen.getByRole("button", { name: t("common.close") }));
  expect(screen.queryByRole("region", { name: t("portfolio:bar") })).toBeNull();
});

test("a page can be chosen, and then all that was found, on whatever page", async () => {
  const sent: unknown[] = [];
  const { user } = open(many, {
    [`${address}?sort=newest`]: page(many, { total: 4000, next: "further" }),
    [`${address}/counts`]: counts(4000),
    [address]: (body: unknown) => {
      sent.push(body);
      return { changed: [], withdrawn: 0 };
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: t("portfolio:selectPage") }));
  expect(screen.getByText(t("portfolio:selected", { count: 12 }))).toBeDefined();
  await user.click(screen.getByRole("button", { name: t("portfolio:selectAll", { count: 4000 }) }));
  expect(screen.getByText(t("portfolio:selected", { count: 4000 }))).toBeDefined();
  expect(checkboxOf(5).checked).toBe(true);
  await user.click(screen.getByRole("button", { name: t("portfolio:list") }));
  expect(await screen.findByText(t("portfolio:unchanged"))).toBeDefined();
  expect(sent).toEqual([{ works: { filter: {} }, sharedPublicly: true }]);
  expect(screen.queryByRole("button", { name: t("portfolio:undo") })).toBeNull();
});

test("a change that fails is reported, and what was chosen stays chosen", async () => {
  const { user } = open(many, { [address]: refusal("rate_limited") });
  await user.click(
    await screen.findByRole("checkbox", { name: t("portfolio:selectOf", { title: "Song 1" }) }),
  );
  await user.click(screen.getByRole("button", { name: t("portfolio:list") }));
  expect((await screen.findByRole("alert")).textContent).toContain(t("dashboard.listingFailed"));
  expect(screen.getByText(t("portfolio:selected", { count: 1 }))).toBeDefined();
});

test("pages are turned by their places, and the page shows which works these are", async () => {
  const { user } = open(many, {
    [`${address}?sort=newest`]: page(many, { total: 30, next: "further" }),
    [`${address}?sort=newest&at=further`]: page([work({ title: "Last" })], {
      total: 30,
      before: 29,
      previous: "back",
    }),
    [`${address}/counts`]: counts(30),
  });
  expect(await screen.findByText("1 to 12 of 30")).toBeDefined();
  await user.click(screen.getByRole("button", { name: t("dashboard.nextPage") }));
  expect(await screen.findByRole("link", { name: "Last" })).toBeDefined();
  expect(screen.getByText("30 to 30 of 30")).toBeDefined();
  expect(screen.getByRole("button", { name: t("dashboard.nextPage") }).getAttribute("aria-disabled")).toBe(
    "true",
  );
});

test("a print has what was found on all pages, and says what it has", async () => {
  open(many, {
    [`${address}?sort=newest`]: page(many, { total: 700, next: "further" }),
    [`${address}?sort=newest&limit=500`]: page([...many, work({ id: "2", title: "Beyond" })], { total: 700 }),
    [`${address}/counts`]: counts(700),
  });
  await screen.findByText("1 to 12 of 700");
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event("beforeprint")));
    screen.getByRole("link", { name: "Beyond" });
  });
  expect(screen.getByText(/^13 of 700 works found, as of/)).toBeDefined();
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.queryByRole("link", { name: "Beyond" })).toBeNull();
});

test("what private copies take is said where there are some", async () => {
  open([work({})], {
    [`${address}/counts`]: counts(1, { privateCopies: { used: 250_000_000, quota: 1_000_000_000 } }),
  });
  expect(
    await screen.findByText("Your confidential copies take up 250 MB of 1 GB, so 750 MB is left."),
  ).toBeDefined();
});
