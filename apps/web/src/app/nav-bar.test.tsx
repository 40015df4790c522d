import { languages } from "@colophon/api";
import { QueryClientProvider } from "@tanstack/react-query";
import type { UserEvent } from "@testing-library/user-event";
import i18n from "i18next";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeUser } from "../../test/make-user.ts";
import { refusal, showWithApi } from "../../test/show-with-api.tsx";
import { screen, t, waitFor, within } from "../../test/show.tsx";
import { signIn } from "../../test/sign-in.ts";
import { queryClient } from "../lib/api/query-client.ts";
import { sessionKey } from "../lib/session/end-session.ts";

vi.stubGlobal("__LOCALES__", { languages, version: "test" });
const { NavBar } = await import("./nav-bar.tsx");
vi.unstubAllGlobals();

// Test files share the client: another one may have left its data.
beforeEach(() => queryClient.removeQueries({ queryKey: sessionKey }));

const open = (answers: Record<string, unknown>) =>
  showWithApi(
    <QueryClientProvider client={queryClient}>
      <NavBar />
    </QueryClientProvider>,
    answers,
  );

const addressesOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("a visitor sees the tagline, and finds home, the log-in, the sign-up and the language", () => {
  open({});
  expect(screen.getByText("Humanity begins with creativity")).toBeDefined();
  expect(screen.getByRole("link", { name: "Colophon" }).getAttribute("href")).toBe("/");
  expect(addressesOf(screen.getByRole("navigation", { name: t("nav.label") }))).toEqual([
    "/verify",
    "/login",
    "/register",
  ]);
  const switcher = screen.getByRole("combobox", { name: t("nav.language") });
  expect(within(switcher).getAllByRole("option")).toHaveLength(languages.length);
});

test("a signed-in user finds the registration, and a menu under their name and picture", async () => {
  const { user } = open(signIn({ name: "Ana Ramírez", profile_image_url: "/api/images/ana" }));
  const menu = await screen.findByRole("button", { name: "Ana Ramírez" });
  expect(menu.querySelector("img")?.getAttribute("src")).toContain("/api/images/ana");
  await user.click(menu);
  const nav = screen.getByRole("navigation", { name: t("nav.label") });
  expect(addressesOf(nav)).toEqual([
    "/browse",
    "/verify",
    "/register-ip",
    "/dashboard",
    "/profile",
    "/account",
    "/verify",
    "/browse",
  ]);
  expect(screen.getByRole("combobox", { name: t("nav.language") })).toBeDefined();
});

test("logging out removes the stored token", async () => {
  const { user } = open({ ...signIn(), "/api/auth/logout": new Response(null, { status: 204 }) });
  await user.click(await screen.findByRole("button", { name: "Ana" }));
  await user.click(screen.getByRole("button", { name: t("nav.logout") }));
  await screen.findByRole("link", { name: t("nav.login") });
  expect(localStorage.getItem("token")).toBeNull();
});

test("the menu of a phone opens and closes", async () => {
  const { user } = open({});
  const button = screen.getByRole("button", { name: t("nav.menu") });
  const states: (string | null)[] = [];
  for (let presses = 0; presses < 3; presses++) {
    states.push(button.getAttribute("aria-expanded"));
    await user.click(button);
  }
  expect(states).toEqual(["false", "true", "false"]);
});

describe("another language", () => {
  const choose = (user: UserEvent, language: string) =>
    user.selectOptions(screen.getByRole("combobox", { name: t("nav.language") }), language);
  const addTexts = (language: string) =>
    i18n.addResourceBundle(language, "translation", i18n.getResourceBundle("en", "translation"));
  afterEach(async () => {
    await i18n.changeLanguage("en");
    i18n.removeResourceBundle("fr", "translation");
    sessionStorage.clear();
  });

  test("that the profile doesn't take still applies, and the page says so", async () => {
    addTexts("fr");
    const { user } = open({ ...signIn(), "/api/auth/language": refusal("internal_error") });
    await screen.findByRole("button", { name: "Ana" });
    await choose(user, "fr");
    await screen.findByText(/^UI language changed, but your profile couldn't be updated$/);
    expect(i18n.language).toBe("fr");
  });

  test("whose texts can't be loaded leaves the page as it is, and the page says so", async () => {
    const { user } = open({});
    await choose(user, "fr");
    await screen.findByText("Failed to update language preference");
    expect(i18n.language).toBe("en");
  });

  test("is stored in the profile of a signed-in user", async () => {
    addTexts("fr");
    const sent: unknown[] = [];
    const { user } = open({
      ...signIn(),
      "/api/auth/language": (body: unknown) => {
        sent.push(body);
        return makeUser({ language: "fr", preferred_language: "fr" });
      },
    });
    await screen.findByRole("button", { name: "Ana" });
    await choose(user, "fr");
    await waitFor(() => expect(sent).toEqual([{ language: "fr", preferred_language: "fr" }]));
  });
});
