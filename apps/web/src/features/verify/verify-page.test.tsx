import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { makeRegistry } from "@colophon/testing/make-bundle";
import { screen, t } from "../../../test/show.tsx";
import { longDate } from "../../lib/text/format.ts";
import { VerifyPage } from "./verify-page.tsx";

afterEach(() => vi.unstubAllGlobals());

/** The page of this certificate, whose registry gives this answer to everything. */
function open(id: string, answer: (input: unknown) => Promise<Response>) {
  const fetching = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", fetching);
  const router = createMemoryRouter([{ path: "/verify/:id", Component: VerifyPage }], {
    initialEntries: [`/verify/${id}`],
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return fetching;
}
const told = async () => (await screen.findByRole("alert")).textContent;

test("while it loads, the page says so", async () => {
  open("RSF-7K2M9QX4T", () => new Promise(() => {}));
  expect((await screen.findByText(t("verify.checking"))).getAttribute("role")).toBe("status");
});

test("an address without a number is an error, and nothing is loaded", async () => {
  const fetching = open("%20", async () => Response.json({}));
  expect(await told()).toContain(t("certificate.error.missingId"));
  expect(screen.queryByText(t("verify.checking"))).toBeNull();
  expect(fetching).not.toHaveBeenCalled();
});

test("of a failure that the page has no words for, the server’s text is shown, or that loading failed", async () => {
  const refuse = (error: string) => async () =>
    Response.json({ code: "moved_elsewhere", error }, { status: 400 });
  open("RSF-7K2M9QX4T", refuse("The register is being moved."));
  expect(await told()).toContain("The register is being moved.");
});

test("of a failure without any words, that loading failed", async () => {
  open("RSF-7K2M9QX4T", async () => Response.json({ code: "moved_elsewhere" }, { status: 400 }));
  expect(await told()).toContain(t("certificate.error.loadFailed"));
});

test("where the server is known to be at fault, the page says it in its own words", async () => {
  open("RSF-7K2M9QX4T", async () =>
    Response.json({ code: "certificate_not_found", error: "Nope." }, { status: 404 }),
  );
  expect(await told()).toContain(t("failure.certificate_not_found"));
});

/** An unknown number, at a registry with one log that has ended. */
function openUnknown(goesOn: (end: ReturnType<ReturnType<typeof makeRegistry>["end"]>) => object) {
  const old = makeRegistry({ origin: "registry.example/log" });
  old.issue({ title: "The last one" });
  const trust = { ...makeRegistry({}).trust, previousLogs: [{ ...old.end(), ...goesOn(old.end()) }] };
  const answer = async (input: unknown) =>
    String(input).endsWith("/colophon-trust.json")
      ? Response.json(trust)
      : Response.json({ code: "certificate_not_found", error: "Nope." }, { status: 404 });
  open("RSF-7K2M9QX4T", answer);
  const date = longDate("en", old.end().endedAt * 1000);
  return t("someLost", { ns: "give-back", date, page: t("drop.title") });
}

test("a registry that has lost certificates says so where a number is unknown", async () => {
  const said = openUnknown(({ lastRoot }) => ({ heads: [{ size: 1, root: lastRoot }] }));
  expect(await screen.findByText(said)).toBeDefined();
});

test.each([
  ["of a log that ended", () => ({})],
  [
    "where the backup had all of it",
    ({ lastSize, lastRoot }: { lastSize: number; lastRoot: string }) => ({
      heads: [{ size: lastSize, root: lastRoot }],
    }),
  ],
])("nothing is said to be lost %s", async (_, goesOn) => {
  const said = openUnknown(goesOn);
  await told();
  await screen.findByRole("textbox");
  expect(screen.queryByText(said)).toBeNull();
});
