import type { User } from "@colophon/api";
import { expect, test } from "vitest";
import { makeUser } from "../../test/make-user.ts";
import { showWithApi } from "../../test/show-with-api.tsx";
import { screen, t, waitFor } from "../../test/show.tsx";
import { signIn } from "../../test/sign-in.ts";
import { detailsKey, draftKey } from "../lib/session/kept-draft.ts";
import { readToken } from "../lib/session/token.ts";
import { ProfileMenu } from "./profile-menu.tsx";

const text = (key: "title" | "delete" | "keep" | "back") => t(`leave.${key}`, { ns: "draft" });
const ada: User = makeUser();

async function askToLogOut({ drafted = true } = {}) {
  if (drafted) localStorage.setItem(draftKey(ada.id), "{}");
  sessionStorage.setItem(detailsKey, "{}");
  const { user } = showWithApi(<ProfileMenu user={ada} />, signIn());
  await user.click(screen.getByRole("button", { name: ada.name }));
  await user.click(screen.getByRole("button", { name: t("nav.logout") }));
  return async (key: "delete" | "keep" | "back") =>
    user.click(await screen.findByRole("button", { name: text(key) }));
}

const hasLeft = async () => waitFor(() => expect(readToken()).toBeNull());
const draft = () => localStorage.getItem(draftKey(ada.id));

test("without a draft, nothing is asked", async () => {
  await askToLogOut({ drafted: false });
  await hasLeft();
  expect(screen.queryByText(text("title"))).toBeNull();
});

test("with a draft, the user chooses to delete it", async () => {
  const choose = await askToLogOut();
  await choose("delete");
  await hasLeft();
  expect([draft(), sessionStorage.getItem(detailsKey)]).toEqual([null, null]);
});

test("or to keep it, without details of others", async () => {
  const choose = await askToLogOut();
  await choose("keep");
  await hasLeft();
  expect([draft(), sessionStorage.getItem(detailsKey)]).toEqual(["{}", null]);
});

test("or to stay", async () => {
  const choose = await askToLogOut();
  await choose("back");
  await waitFor(() => expect(screen.queryByText(text("title"))).toBeNull());
  expect(readToken()).not.toBeNull();
  expect([draft(), sessionStorage.getItem(detailsKey)]).toEqual(["{}", "{}"]);
});

test("another user’s draft is not asked about, and stays", async () => {
  localStorage.setItem(draftKey("somebody else"), "{}");
  await askToLogOut({ drafted: false });
  await hasLeft();
  expect(localStorage.getItem(draftKey("somebody else"))).toBe("{}");
});
