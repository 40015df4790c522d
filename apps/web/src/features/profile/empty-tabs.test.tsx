import { describe, expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { AliasesTab } from "./aliases-tab.tsx";
import { IdentityTab } from "./identity-tab.tsx";
import { WalletTab } from "./wallet-tab.tsx";

const notFound = [
  ["of ours", refusal("not_found")],
  ["of something before us", new Response("<h1>Not found</h1>", { status: 404 })],
] as const;

describe.each([
  ["aliases", AliasesTab, "/api/user/aliases", "profile:aliases.none", "profile:aliases.fetchError"],
  [
    "self-identification",
    IdentityTab,
    "/api/user/self-identification",
    "selfIdentification.pronouns",
    "profile:selfId.loadError",
  ],
  [
    "a wallet",
    WalletTab,
    "/api/wallet/status",
    "profile:wallet.isNotConnected",
    "profile:wallet.statusError",
  ],
] as const)("%s", (_what, Tab, address, none, failed) => {
  test.each(notFound)("is none after a 404 %s", async (_, answer) => {
    showWithApi(<Tab />, { [address]: answer });
    await screen.findByText(t(none));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("is unknown after any other failure", async () => {
    showWithApi(<Tab />, { [address]: refusal("forbidden") });
    expect((await screen.findByRole("alert")).textContent).toContain(t(failed));
    expect(screen.queryByText(t(none))).toBeNull();
  });
});
