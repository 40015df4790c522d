import { maxWorksListed, type WorkListItem } from "@colophon/api";
import { expect, test } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { signIn } from "../../../test/sign-in.ts";
import { DashboardPage } from "./dashboard-page.tsx";

const work: WorkListItem = {
  id: "8f0a2d6e-26c2-4f0e-8a51-0f6a1f6a2b3c",
  title: "Novel",
  materialType: "book",
  createdAt: "2026-11-20T10:31:07.000Z",
  certificateId: "RSF-7K2M9QX4T",
  sharedPublicly: true,
  status: "valid",
  file: null,
};

const answers = (works: WorkListItem[]) => ({
  ...signIn(),
  [`/api/ip/user?limit=${maxWorksListed}`]: works,
  "/api/user/invitations": { invitations: [], hasMore: false },
});

test.each([
  ["without works", []],
  ["with works", [work]],
])("%s there is the tour until it is hidden, and the page can be saved", async (_, works) => {
  const { user } = showWithApi(<DashboardPage />, answers(works));
  await screen.findByText(t("dashboard.tour.register"));
  screen.getByText(t("dashboard.tour.view"));
  expect(screen.queryByText(t("dashboard.emptyTitle")) === null).toBe(works.length > 0);
  await user.click(screen.getByRole("button", { name: t("dashboard.tour.hide") }));
  expect(screen.queryByText(t("dashboard.tour.register"))).toBeNull();

  await user.click(screen.getByRole("button", { name: t("export.open") }));
  for (const kind of ["png", "pdf"] as const)
    expect(screen.getByRole("button", { name: t(`export.${kind}`) })).toBeDefined();
});
