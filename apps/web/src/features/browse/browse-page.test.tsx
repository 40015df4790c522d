import type { ListedWork } from "@colophon/api";
import { expect, test } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { BrowsePage } from "./browse-page.tsx";

const work = (number: number, more: Partial<ListedWork> = {}): ListedWork => ({
  certificateId: `RSF-00000000${number}`,
  title: `Work ${number}`,
  creatorName: "Ada Lovelace",
  profileId: null,
  materialType: "book",
  language: "en",
  year: 1843,
  registrationDate: "2026-11-22T10:00:00.000Z",
  status: "valid",
  ...more,
});
const counts = {
  total: 2,
  types: [
    { value: "book", count: 1204 },
    { value: "music", count: 1 },
  ],
  languages: [{ value: "fr", count: 2 }],
  years: [{ value: 1843, count: 2 }],
};
const profileId = "0190b7a2-5c1e-7000-8000-000000000001";

test("works link to their certificates, and to their creators if those have a page", async () => {
  showWithApi(<BrowsePage />, {
    "/api/ip/listed": { works: [work(1, { profileId, creatorName: "Zoë King" }), work(2)], next: null },
    "/api/ip/listed/counts": counts,
  });
  expect(await screen.findByRole("link", { name: "Work 1" })).toHaveProperty(
    "pathname",
    "/verify/RSF-000000001",
  );
  expect(screen.getByRole("link", { name: "Zoë King" })).toHaveProperty("pathname", `/creators/${profileId}`);
  expect(screen.queryByRole("link", { name: "Ada Lovelace" })).toBeNull();
  expect(await screen.findByText(t("browse.count", { count: 2 }))).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("each filter says how many works it would leave, and filters the register", async () => {
  const { user } = showWithApi(<BrowsePage />, {
    "/api/ip/listed": { works: [work(1), work(2)], next: null },
    "/api/ip/listed?type=music": { works: [work(3, { materialType: "music" })], next: null },
    "/api/ip/listed/counts": counts,
    "/api/ip/listed/counts?type=music": { ...counts, total: 1 },
  });
  const kinds = screen.getByLabelText(t("certificate.materialType"));
  await screen.findByRole("option", { name: "Book (1,204)" });
  expect(screen.getByRole("option", { name: "French (2)" })).toBeDefined();
  expect(screen.getByRole("option", { name: "1843 (2)" })).toBeDefined();
  await user.selectOptions(kinds, "music");
  expect(await screen.findByRole("link", { name: "Work 3" })).toBeDefined();
  expect(await screen.findByText(t("browse.count", { count: 1 }))).toBeDefined();
  expect(document.title).toBe("Music, The public catalogue – Colophon");
});

test("if nothing matches, there is a link to all works", async () => {
  const { user } = showWithApi(<BrowsePage />, {
    "/api/ip/listed": { works: [work(1)], next: null },
    "/api/ip/listed?year=1843": { works: [], next: null },
    "/api/ip/listed/counts": counts,
  });
  await screen.findByRole("option", { name: "1843 (2)" });
  await user.selectOptions(screen.getByLabelText(t("browse.year")), "1843");
  expect(await screen.findByRole("heading", { name: t("browse.none.title") })).toBeDefined();
  await user.click(screen.getByRole("link", { name: t("dashboard.showAll") }));
  expect(await screen.findByRole("link", { name: "Work 1" })).toBeDefined();
});

test("an empty register says so, and how works are registered", async () => {
  showWithApi(<BrowsePage />, { "/api/ip/listed": { works: [], next: null } });
  expect(await screen.findByRole("heading", { name: t("browse.empty.title") })).toBeDefined();
  expect(screen.getByRole("link", { name: t("home.begin") })).toHaveProperty("pathname", "/register-ip");
});

test("a failure to load the register is reported", async () => {
  showWithApi(<BrowsePage />, {});
  expect((await screen.findByRole("alert")).textContent).toContain(t("browse.loadError"));
  expect(screen.getByRole("button", { name: t("common.retry") })).toBeDefined();
  // The filters are known anyway.
  expect(screen.getByRole("option", { name: t("materialType.animation") })).toBeDefined();
});
