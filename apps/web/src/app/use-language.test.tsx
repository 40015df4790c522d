import { languages, type User } from "@colophon/api";
import { QueryClientProvider } from "@tanstack/react-query";
import i18n from "i18next";
import { type Location, useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeUser } from "../../test/make-user.ts";
import { refusal, showWithApi } from "../../test/show-with-api.tsx";
import { screen, waitFor } from "../../test/show.tsx";
import { queryClient } from "../lib/api/query-client.ts";
import { sessionKey } from "../lib/session/end-session.ts";
import { logIn } from "../lib/session/session.ts";
import { storeToken } from "../lib/session/token.ts";

vi.stubGlobal("__LOCALES__", { languages, version: "test" });
const { useLanguage } = await import("./use-language.ts");
vi.unstubAllGlobals();

beforeEach(() => {
  queryClient.removeQueries({ queryKey: sessionKey });
  for (const language of ["fr", "ja"]) i18n.addResourceBundle(language, "translation", {});
});
afterEach(async () => {
  await i18n.changeLanguage("en");
  for (const language of ["fr", "ja"]) i18n.removeResourceBundle(language, "translation");
  sessionStorage.clear();
});

function Switcher() {
  const { language, choose, failure } = useLanguage();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  return (
    <>
      <p>written in {language}</p>
      <button type="button" onClick={() => choose("ja")}>
        日本語
      </button>
      <button type="button" onClick={() => choose("fr")}>
        Français
      </button>
      <output>{JSON.stringify({ address: pathname + search + hash, state, failure })}</output>
    </>
  );
}

const tab = (
  <QueryClientProvider client={queryClient}>
    <Switcher />
  </QueryClientProvider>
);
const account = makeUser();
const inJapanese = { ...account, language: "ja", preferred_language: "ja" };
const credentials = { email: "ana@example.org", password: "a password" };
const begun = { token: "a token", user: account, device: "d".repeat(43) };
const enter = async () => logIn(credentials);
const chooseJapanese = async ({ user }: ReturnType<typeof showWithApi>) => {
  await user.click(screen.getByRole("button", { name: "日本語" }));
  await screen.findByText("written in ja");
};

describe("a language chosen before logging in", () => {
  test("is saved to the account at login, and once", async () => {
    const save = vi.fn<() => User>(() => inJapanese);
    const page = showWithApi(tab, { "/api/auth/login": begun, "/api/auth/language": save });
    await chooseJapanese(page);
    expect(save).not.toHaveBeenCalled();
    await enter();
    await waitFor(() => expect(save).toHaveBeenCalledWith({ language: "ja", preferred_language: "ja" }));
    await waitFor(() => expect(queryClient.getQueryData(sessionKey)).toEqual(inJapanese));
    expect(sessionStorage).toHaveLength(0);
    expect(save).toHaveBeenCalledTimes(1);
    screen.getByText("written in ja");
  });

  test("survives a reload of the tab", async () => {
    const save = vi.fn<() => User>(() => inJapanese);
    const answers = { "/api/auth/login": begun, "/api/auth/language": save };
    const before = showWithApi(tab, answers);
    await chooseJapanese(before);
    before.unmount();
    showWithApi(tab, answers);
    await enter();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    screen.getByText("written in ja");
  });

  test("stays, and is sent again later, where it can’t be saved", async () => {
    const page = showWithApi(tab, {
      "/api/auth/login": begun,
      "/api/auth/language": refusal("unavailable"),
    });
    await chooseJapanese(page);
    await enter();
    await screen.findByText(/notSaved/);
    screen.getByText("written in ja");
    expect(sessionStorage).toHaveLength(1);
  });

  test("isn’t sent where the account has it already", async () => {
    const save = vi.fn<() => User>(() => inJapanese);
    const page = showWithApi(tab, {
      "/api/auth/login": { ...begun, user: inJapanese },
      "/api/auth/language": save,
    });
    await chooseJapanese(page);
    await enter();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(save).not.toHaveBeenCalled();
  });
});

test("a language chosen before the account has arrived stays, also where it can’t be saved", async () => {
  storeToken("a token");
  const save = vi.fn<() => Response>(() => refusal("unavailable"));
  const page = showWithApi(tab, { "/api/auth/me": Response.error(), "/api/auth/language": save });
  await chooseJapanese(page);
  await screen.findByText(/notSaved/);
  queryClient.setQueryData(sessionKey, account);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  screen.getByText("written in ja");
});

test("of two choices the later one stays, also where the first is saved slowly", async () => {
  storeToken("a token");
  const saved: string[] = [];
  let answerFirst: (user: User) => void = () => undefined;
  const save = ({ language }: { language: string }): User | Promise<User> => {
    saved.push(language);
    if (language === "ja") return new Promise((resolve) => (answerFirst = resolve));
    return { ...account, language: "fr", preferred_language: "fr" };
  };
  const page = showWithApi(tab, { "/api/auth/me": account, "/api/auth/language": save });
  await waitFor(() => expect(queryClient.getQueryData(sessionKey)).toEqual(account));
  await chooseJapanese(page);
  await waitFor(() => expect(saved).toEqual(["ja"]));
  await page.user.click(screen.getByRole("button", { name: "Français" }));
  await screen.findByText("written in fr");
  answerFirst(inJapanese);
  await waitFor(() => expect(saved).toEqual(["ja", "fr"]));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  screen.getByText("written in fr");
});

test("nothing chosen: the account’s language applies, and nothing is saved", async () => {
  const save = vi.fn<() => User>(() => inJapanese);
  showWithApi(tab, { "/api/auth/login": { ...begun, user: inJapanese }, "/api/auth/language": save });
  await enter();
  await screen.findByText("written in ja");
  expect(save).not.toHaveBeenCalled();
});

describe("the address’s lng", () => {
  test.each([
    ["/?lng=fr", "/"],
    ["/verify/RSF-7K2M9QX4T?at=1&lng=fr&x=a%20b#proof", "/verify/RSF-7K2M9QX4T?at=1&x=a+b#proof"],
    ["/?lng=none", "/"],
  ])("%s becomes %s", async (address, rest) => {
    showWithApi(tab, {}, address);
    await screen.findByText(JSON.stringify({ address: rest, state: null }));
    expect(screen.queryByText(/lng/)).toBeNull();
  });

  test("goes before the account’s language, for this page", async () => {
    storeToken("a token");
    await i18n.changeLanguage("fr");
    const page = showWithApi(tab, { "/api/auth/me": inJapanese }, "/?lng=fr");
    await waitFor(() => expect(queryClient.getQueryData(sessionKey)).toEqual(inJapanese));
    screen.getByText("written in fr");
    page.unmount();
    showWithApi(tab, { "/api/auth/me": inJapanese });
    await screen.findByText("written in ja");
    expect(i18n.language).toBe("ja");
  });
});
