import type { LicenceRequest } from "@colophon/api";
import { within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { makeCertificate } from "../../../../test/make-certificate.ts";
import { makeRequest } from "../../../../test/make-licence.ts";
import { refusal, showWithApi } from "../../../../test/show-with-api.tsx";
import { screen, t } from "../../../../test/show.tsx";
import { isolate } from "../../../lib/text/words.ts";
import { RequestPage } from "./request-page.tsx";
import { RequestsPage } from "./requests-page.tsx";
import { actsOf } from "./request-turn.ts";

const text = (key: string, more: Record<string, string> = {}): string =>
  t(`licences:${key}` as "common.close", more as { name: string });
const button = (key: string) => screen.getByRole("button", { name: text(key) });
const dialog = () => within(screen.getByRole("dialog", { hidden: true }));

test("without requests, the list says how to get one and how to make one", async () => {
  showWithApi(<RequestsPage />, { "/api/licences/requests": [] });
  await screen.findByText(text("requests.none.text"));
  expect(screen.getByRole("link", { name: text("requests.none.toWorks") }).getAttribute("href")).toBe(
    "/dashboard",
  );
});

test("what waits for an answer comes first, each with the asker and its state", async () => {
  const mine = makeRequest();
  const theirs = makeRequest({ id: "0190b7a2-5c1e-7000-8000-00000000000c", as: "licensee", title: "Moth" });
  showWithApi(<RequestsPage />, { "/api/licences/requests": [theirs, mine] });
  const titles = await screen.findAllByRole("heading", { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    text("requests.mine"),
    text("requests.others"),
  ]);
  screen.getByText(text("request.who.licensor", { name: isolate("Bo Press") }));
  screen.getByText(text("request.who.licensee", { name: isolate("Ada Winterbourne") }));
  const [first] = screen.getAllByRole("link");
  expect(first?.getAttribute("href")).toBe(`/licences/${mine.id}`);
});

/** The page of the request, and what is sent from it. The address of a test names no request. */
async function openRequest(changes: Partial<LicenceRequest>, answer: unknown = makeRequest()) {
  const sent: unknown[] = [];
  const request = makeRequest({ id: "", ...changes });
  const shown = showWithApi(<RequestPage />, {
    "/api/licences/requests": [request],
    "/api/licences/requests//answer": (body: unknown) => {
      sent.push(body);
      return answer;
    },
    "/api/ip/verify/RSF-7K2M9QX4T": makeCertificate(),
  });
  await screen.findByText("For our spring issue.");
  return { ...shown, sent };
}

describe("the licensor", () => {
  test("accepts, after reading what follows, with a line for the other side", async () => {
    const { user, sent } = await openRequest({});
    await user.click(button("act.accept.open"));
    dialog().getByText(/CA\$25\.00/);
    expect(sent).toEqual([]);
    await user.type(dialog().getByRole("textbox", { hidden: true }), "By bank transfer.");
    await user.click(dialog().getByText(text("act.accept.confirm")));
    expect(sent).toEqual([{ answer: "accept", text: "By bank transfer." }]);
  });

  test("names a price where it was asked for, to the last unit", async () => {
    const { user, sent } = await openRequest({ amount: null });
    screen.getByText(text("request.next.licensor.priceAsked", { name: isolate("Bo Press") }));
    expect(screen.queryByRole("button", { name: text("act.accept.open") })).toBeNull();
    await user.click(button("act.namePrice.open"));
    const amount = screen.getByRole("textbox", {
      name: new RegExp(text("price.amount", { currency: "CAD" })),
    });
    await user.type(amount, "30.005");
    await user.click(button("own.review"));
    await screen.findByText(t("field.too_many_decimals"));
    await user.clear(amount);
    await user.type(amount, "30.05");
    await user.click(button("own.review"));
    dialog().getByText(/30\.05/);
    await user.click(dialog().getByText(text("counter.confirm")));
    const { vocabulary: _, ...terms } = makeRequest().terms;
    expect(sent).toEqual([{ answer: "counter", terms, price: { kind: "fixed", amount: "30.05" } }]);
  });

  test("confirms receipt, and reads why where that is refused", async () => {
    const { user, sent } = await openRequest({ state: "agreed" }, refusal("licence_taken"));
    screen.getByText(text("request.next.licensor.agreed", { name: isolate("Bo Press") }));
    await user.click(button("act.paid.open"));
    await user.click(dialog().getByText(text("act.paid.confirm")));
    expect(sent).toEqual([{ answer: "paid" }]);
    await screen.findByText(t("failure.licence_taken"), { exact: false });
  });
});

test("the licensee takes a request back that nobody has answered", async () => {
  const { user, sent } = await openRequest({ as: "licensee" });
  await user.click(button("act.takeBack.open"));
  await user.click(dialog().getByText(text("act.takeBack.confirm")));
  expect(sent).toEqual([{ answer: "decline" }]);
});

test.each(["licensor", "licensee"] as const)(
  "a free licence whose issuing was interrupted: the %s accepts again",
  async (as) => {
    const { user, sent } = await openRequest({ as, state: "agreed", amount: 0 });
    screen.getByText(text("act.accept.free"));
    await user.click(button("act.accept.open"));
    await user.click(dialog().getByText(text("act.accept.confirm")));
    expect(sent).toMatchObject([{ answer: "accept" }]);
  },
);

test("once it is issued, the page leads to the licence and asks nothing", async () => {
  await openRequest({ state: "issued", licenceId: "LIC-7K2M9QX4T" });
  const link = screen.getByRole("link", { name: text("request.toLicence") });
  expect(link.getAttribute("href")).toBe("/verify/LIC-7K2M9QX4T");
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test.each<[LicenceRequest["as"], LicenceRequest["state"], number | null, string[]]>([
  ["licensor", "asked", 100, ["accept", "counter", "decline"]],
  ["licensor", "asked", null, ["counter", "decline"]],
  ["licensee", "asked", 100, ["decline"]],
  ["licensor", "countered", 100, ["decline"]],
  ["licensee", "countered", 100, ["accept", "counter", "decline"]],
  ["licensor", "agreed", 100, ["paid", "decline"]],
  ["licensee", "agreed", 100, ["decline"]],
  ["licensor", "issued", 100, []],
  ["licensee", "lapsed", 100, []],
])("the %s of a request that is %s at %s", (as, state, amount, acts) => {
  expect(actsOf(makeRequest({ as, state, amount }))).toEqual(acts);
});
