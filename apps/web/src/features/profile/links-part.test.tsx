import type { Link } from "@colophon/api";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { makeLink } from "../../../test/make-link.ts";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { queryClient } from "../../lib/api/query-client.ts";
import { isolateLink } from "../../lib/text/link-words.ts";
import { LinksPart } from "./links-part.tsx";

// Test files share the client: another one may have left its data.
beforeEach(() => queryClient.clear());

const waiting = makeLink({
  state: "waiting",
  how: null,
  confirmedAt: null,
  foundAt: null,
  checkedAt: null,
});

/** The part, with a server that keeps these links, and what it answers besides. */
function open(kept: Link[], answers: Record<string, unknown> = {}) {
  const server = { kept };
  const page = (
    <QueryClientProvider client={queryClient}>
      <LinksPart />
    </QueryClientProvider>
  );
  return { ...showWithApi(page, { "/api/user/links": () => server.kept, ...answers }), server };
}

const nameOf = (label: "check" | "remove", link: Link) =>
  t("links:mine.labelOf", { label: t(`links:mine.${label}`), ...words(link) });
const words = (link: Link) => ({ name: isolateLink(link.url) });

test("without links it is one closed line", async () => {
  open([]);
  const line = await screen.findByText(t("links:mine.none"));
  expect(line.closest("details")?.open).toBe(false);
});

test("one that waits shows the line to copy and where it goes; a look that finds it confirms it", async () => {
  const { user, server } = open([waiting], {
    [`/api/user/links/${waiting.id}/check`]: () => {
      server.kept = [makeLink()];
      return server.kept[0];
    },
  });
  await screen.findByText(t("links:mine.state.waiting"));
  expect(screen.getByText(waiting.place)).toBeDefined();
  expect(screen.getByText(waiting.line)).toBeDefined();
  await user.click(screen.getByRole("button", { name: nameOf("check", waiting) }));
  await screen.findByText(t("links:mine.state.confirmed", { date: "November 20, 2026" }));
  expect(screen.queryByText(waiting.line)).toBeNull();
});

test.each(["no_name", "weak_link", "unreachable"] as const)(
  "a look in vain says why: %s",
  async (failure) => {
    open([{ ...waiting, checkedAt: "2026-11-24T10:00:00.000Z", failure }]);
    expect(await screen.findByText(t(`links:mine.failure.${failure}`), { exact: false })).toBeDefined();
  },
);

test("a page says less than a domain, and one that is contested or lost is not confirmed", async () => {
  open([
    makeLink({ id: crypto.randomUUID(), way: "page", how: "text", url: "https://social.example/amina" }),
    makeLink({ id: crypto.randomUUID(), state: "contested", url: "https://b.example/" }),
    makeLink({ id: crypto.randomUUID(), state: "lost", url: "https://xn--mnchen-3ya.example/" }),
  ]);
  expect(await screen.findByText(t("links:mine.means.text"))).toBeDefined();
  expect(screen.getByText(t("links:mine.means.contested"))).toBeDefined();
  expect(screen.getByText(t("links:mine.state.lost"))).toBeDefined();
  expect(screen.queryByText(t("links:mine.means.dns"))).toBeNull();
  expect(screen.getByText("münchen.example")).toBeDefined();
  expect(screen.getByText("xn--mnchen-3ya.example")).toBeDefined();
});

test("an address that the server refuses keeps what was typed, and says why", async () => {
  const { user } = open([], {
    "/api/user/links": (sent: unknown) => (sent === undefined ? [] : refusal("link_public_suffix")),
  });
  await screen.findByText(t("links:mine.none"));
  const address = screen.getByLabelText(new RegExp(`^${t("links:mine.domain")}`));
  await user.type(address, "github.io");
  await user.click(screen.getByRole("button", { name: t("links:mine.submit") }));
  expect((await screen.findByRole("alert")).textContent).toContain(t("failure.link_public_suffix"));
  expect(address).toHaveProperty("value", "github.io");
});

test("one is removed after a question that says what stays", async () => {
  const link = makeLink();
  const { user, server } = open([link], {
    [`/api/user/links/${link.id}`]: () => {
      server.kept = [];
      return new Response(null, { status: 204 });
    },
  });
  await user.click(await screen.findByRole("button", { name: nameOf("remove", link) }));
  screen.getByText(t("links:mine.removeText", words(link)));
  await user.click(screen.getByRole("button", { name: t("links:mine.remove") }));
  expect(await screen.findByText(t("links:mine.removed"))).toBeDefined();
});
