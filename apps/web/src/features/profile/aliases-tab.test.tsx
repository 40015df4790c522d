import type { Alias } from "@colophon/api";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t, waitFor, within } from "../../../test/show.tsx";
import { queryClient } from "../../lib/api/query-client.ts";
import { AliasesTab } from "./aliases-tab.tsx";

// Test files share the client: another one may have left its data.
beforeEach(() => queryClient.clear());

const first: Alias = {
  id: "8f0a2d6e-26c2-4f0e-8a51-0f6a1f6a2b3c",
  name: "Marsh",
  context: "",
  primary: true,
};
const second: Alias = {
  ...first,
  id: "8f0a2d6e-26c2-4f0e-8a51-0f6a1f6a2b3d",
  name: "Nightjar",
  primary: false,
};

/** The tab, with a server that keeps these aliases, and what it answers besides. */
function open(kept: Alias[], answers: Record<string, unknown> = {}) {
  const server = { kept };
  const page = (
    <QueryClientProvider client={queryClient}>
      <AliasesTab />
    </QueryClientProvider>
  );
  const shown = showWithApi(page, { "/api/user/aliases": () => server.kept, ...answers });
  return { ...shown, server };
}

const button = (key: "profile:aliases.makePrimaryOf" | "profile:aliases.deleteOf", { name }: Alias) =>
  screen.findByRole("button", { name: t(key, { name }) });
const entryOf = ({ name }: Alias) =>
  screen.getAllByRole("listitem").find((entry) => within(entry).queryByRole("heading", { name }) !== null);

test("the list is loaded again after an alias is added", async () => {
  const { user, server } = open([], {
    "/api/user/aliases": (sent: unknown) => {
      if (sent === undefined) return server.kept;
      server.kept = [first, second];
      return first;
    },
  });
  await user.type(await screen.findByLabelText(new RegExp(`^${t("profile:aliases.name")}`)), first.name);
  await user.click(screen.getByRole("button", { name: t("profile:aliases.add") }));
  expect(await screen.findByRole("heading", { name: second.name })).toBeDefined();
});

test("the list is loaded again after another alias is made primary", async () => {
  const { user, server } = open([first, second], {
    [`/api/user/aliases/${second.id}/default`]: () => {
      server.kept = [
        { ...first, primary: false },
        { ...second, primary: true },
      ];
      return server.kept[1];
    },
  });
  await user.click(await button("profile:aliases.makePrimaryOf", second));
  await screen.findByText(t("profile:aliases.primarySuccess"));
  await waitFor(() => expect(entryOf(second)?.textContent).toContain(t("profile:aliases.primary")));
  expect(await button("profile:aliases.makePrimaryOf", first)).toBeDefined();
});

test("an alias is deleted after confirmation only, and the list is loaded again", async () => {
  const { user, server } = open([first, second], {
    [`/api/user/aliases/${first.id}`]: () => {
      server.kept = [{ ...second, primary: true }];
      return new Response(null, { status: 204 });
    },
  });
  await user.click(await button("profile:aliases.deleteOf", first));
  await user.click(screen.getByRole("button", { name: t("common.cancel") }));
  expect(server.kept).toHaveLength(2);
  await user.click(await button("profile:aliases.deleteOf", first));
  await user.click(screen.getByRole("button", { name: t("profile:aliases.delete") }));
  await screen.findByText(t("profile:aliases.deleteSuccess"));
  await waitFor(() => expect(screen.queryByRole("heading", { name: first.name })).toBeNull());
  expect(entryOf(second)?.textContent).toContain(t("profile:aliases.primary"));
});

test("what fails is named: the list, another primary alias, a deletion", async () => {
  const failed = refusal("rate_limited");
  const { user, unmount } = open([first, second], {
    [`/api/user/aliases/${second.id}/default`]: failed,
    [`/api/user/aliases/${second.id}`]: failed,
  });
  await user.click(await button("profile:aliases.makePrimaryOf", second));
  await screen.findByText(t("profile:aliases.primaryError"), { exact: false });
  await user.click(await button("profile:aliases.deleteOf", second));
  await user.click(screen.getByRole("button", { name: t("profile:aliases.delete") }));
  await screen.findByText(t("profile:aliases.deleteError"), { exact: false });
  unmount();
  queryClient.clear();
  open([], { "/api/user/aliases": failed });
  await screen.findByText(t("profile:aliases.fetchError"), { exact: false });
  expect(screen.getByRole("button", { name: t("common.retry") })).toBeDefined();
});
