import { expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { IdentityTab } from "./identity-tab.tsx";

test("identity details that couldn't be loaded can be requested again", async () => {
  showWithApi(<IdentityTab />, { "/api/user/self-identification": refusal("internal_error") });
  await screen.findByText(t("profile:selfId.loadError"), { exact: false });
  expect(screen.getByRole("button", { name: t("common.retry") })).toBeDefined();
});
