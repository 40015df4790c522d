import { maxWorksListed, type WorkListItem } from "@colophon/api";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t, within } from "../../../test/show.tsx";
import { signIn } from "../../../test/sign-in.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { DashboardPage } from "./dashboard-page.tsx";

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

function open(works: unknown) {
  const page = (
    <QueryClientProvider client={queryClient}>
      <DashboardPage />
    </QueryClientProvider>
  );
  const answers = {
    ...signIn(),
    [`/api/ip/user?limit=${maxWorksListed}`]: works,
    "/api/user/invitations": { invitations: [], hasMore: false },
  };
  return showWithApi(page, answers);
}

const addressOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("a work is shown with its kind, its long date, its certificate and a button for licences", async () => {
  open([
    work({}),
    work({ id: "2", title: "Oddity", materialType: "hologram", certificateId: "RSF-000000002" }),
  ]);
  expect(await screen.findByText("Music, registered on November 20, 2026")).toBeDefined();
  expect(screen.getByText("Intellectual property, registered on November 20, 2026")).toBeDefined();
  expect(addressOf("Certificate RSF-7K2M9QX4T")).toBe("/verify/RSF-7K2M9QX4T");
  expect(
    screen.getByRole("button", { name: t("dashboard.licence.openOf", { title: "Low Water" }) }),
  ).toBeDefined();
  expect(screen.getByText(t("dashboard.registrations")).nextElementSibling?.textContent).toBe("2");
  expect(addressOf(t("dashboard.registerNew"))).toBe("/register-ip");
});

test("the button for licences opens a panel that says what one is, and that none is issued yet", async () => {
  const { user } = open([work({})]);
  const name = t("dashboard.licence.openOf", { title: "Low Water" });
  await user.click(await screen.findByRole("button", { name }));
  const panel = await screen.findByRole("dialog", { name });
  expect(panel.textContent).toContain(t("dashboard.licence.what"));
  expect(panel.textContent).toContain(t("dashboard.licence.notYet"));
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

test.each([
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
