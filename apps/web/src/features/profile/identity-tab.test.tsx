import { selfIdentificationFields } from "@colophon/api";
import { expect, test, vi } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t, waitFor } from "../../../test/show.tsx";
import { IdentityTab } from "./identity-tab.tsx";

test("identity details that couldn't be loaded can be requested again", async () => {
  showWithApi(<IdentityTab />, { "/api/user/self-identification": refusal("internal_error") });
  await screen.findByText(t("profile:selfId.loadError"), { exact: false });
  expect(screen.getByRole("button", { name: t("common.retry") })).toBeDefined();
});

const each = (value: string) => Object.fromEntries(selfIdentificationFields.map((field) => [field, value]));
const nothing = { ...each(""), privacy_settings: each("private") };

const show = (visibility: string) =>
  showWithApi(<IdentityTab />, {
    "/api/user/self-identification": nothing,
    "/api/user/profile": { profile_visibility: visibility },
  });

test.each(["selective", "private"] as const)(
  "a profile that is %s shows nothing of this, which is said where it is chosen",
  async (visibility) => {
    show(visibility);
    await screen.findByText(t(`profile:selfId.hidden.${visibility}`));
    expect(screen.getByRole("link", { name: t("profile:selfId.hidden.change") }).getAttribute("href")).toBe(
      "/profile",
    );
  },
);

test("a public profile shows what is chosen here", async () => {
  const asked = vi.fn<() => unknown>(() => ({ profile_visibility: "public" }));
  showWithApi(<IdentityTab />, { "/api/user/self-identification": nothing, "/api/user/profile": asked });
  await screen.findByLabelText(t("selfIdentification.pronouns"));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole("link", { name: t("profile:selfId.hidden.change") })).toBeNull();
});
