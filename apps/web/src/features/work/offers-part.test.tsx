import type { OwnOffer, OwnWork } from "@colophon/api";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeCertificate } from "../../../test/make-certificate.ts";
import { makeOffer } from "../../../test/make-licence.ts";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { OffersPart } from "./offers-part.tsx";

const text = (key: string, more: Record<string, string> = {}): string =>
  t(`licences:${key}` as "common.close", more as { name: string });
const button = (key: string) => screen.getByRole("button", { name: text(key) });
const dialog = () => within(screen.getByRole("dialog", { hidden: true }));

const id = "0190b7a2-5c1e-7000-8000-000000000001";
const work = {
  id,
  certificateId: "RSF-7K2M9QX4T",
  status: "valid",
  fields: { title: "The Lighthouse Keeper", materialType: "book" },
} as OwnWork;
const own = (changes: Partial<OwnOffer> = {}): OwnOffer => ({
  ...makeOffer(),
  of: { workId: id },
  title: "The Lighthouse Keeper",
  knowsOfDispute: false,
  ...changes,
});

function openPart(
  offers: OwnOffer[],
  answer: unknown = makeOffer(),
  changes: Partial<OwnWork> = {},
  seenByOthers = offers,
) {
  const sent: unknown[] = [];
  const take = (body: unknown) => {
    if (body === undefined) return offers;
    sent.push(body);
    return answer;
  };
  const shown = showWithApi(<OffersPart work={{ ...work, ...changes }} />, {
    "/api/licences/offers": take,
    [`/api/licences/offers/${makeOffer().id}`]: take,
    "/api/certificates/RSF-7K2M9QX4T/offers": seenByOthers.map(
      ({ of: _of, title: _title, knowsOfDispute: _knows, ...offer }) => offer,
    ),
    "/api/ip/verify/RSF-7K2M9QX4T": makeCertificate(),
    "/.well-known/colophon-client.json": { fee: { cents: 0, batchCents: 0, currency: "JPY" } },
  });
  return { ...shown, sent };
}

const { vocabulary: _, ...terms } = makeOffer().terms;

test("an offer is made after its terms were read in words, with an amount right to the last unit", async () => {
  const { user, sent } = openPart([]);
  await screen.findByText(text("own.none"));
  await user.click(button("own.first"));
  await user.click(screen.getByRole("radio", { name: new RegExp(`^${text("purpose.editorial.name")}`) }));
  await user.selectOptions(screen.getByRole("combobox", { name: text("territory.label") }), "CA");
  await user.click(screen.getByRole("radio", { name: text("price.fixed") }));
  const amount = await screen.findByRole("textbox", {
    name: new RegExp(text("price.amount", { currency: "JPY" })),
  });
  await user.type(amount, "2500.5");
  await user.click(button("own.review"));
  await screen.findByText(t("field.too_many_decimals"));
  await user.clear(amount);
  await user.type(amount, "2500");
  await user.click(button("own.review"));
  dialog().getByText(/Canada/);
  dialog().getByText(/2,500/);
  expect(sent).toEqual([]);
  await user.click(dialog().getByText(text("own.confirm")));
  expect(sent).toEqual([
    {
      of: { workId: id },
      terms: { ...terms, media: ["digital", "print"] },
      price: { kind: "fixed", amount: "2500" },
    },
  ]);
});

test("an offer for all works of a type says so", async () => {
  const { user, sent } = openPart([]);
  await user.click(await screen.findByRole("button", { name: text("own.first") }));
  await user.click(
    screen.getByRole("radio", { name: new RegExp(text("own.scope.type", { type: t("materialType.book") })) }),
  );
  await user.click(button("own.review"));
  await user.click(dialog().getByText(text("own.confirm")));
  expect(sent).toMatchObject([{ of: { materialType: "book" }, price: { kind: "free" } }]);
});

test("a refusal is a sentence, and the fields stay", async () => {
  const { user } = openPart([], refusal("licence_in_the_way"));
  await user.click(await screen.findByRole("button", { name: text("own.first") }));
  await user.click(screen.getByRole("checkbox", { name: new RegExp(`^${text("exclusive.label")}`) }));
  await user.click(button("own.review"));
  await user.click(dialog().getByText(text("own.confirm")));
  await screen.findByText(t("failure.licence_in_the_way"), { exact: false });
  expect(
    screen.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(`^${text("exclusive.label")}`) })
      .checked,
  ).toBe(true);
});

test("an open offer is paused with the terms it has", async () => {
  const { user, sent } = openPart([own()]);
  await screen.findByText(text("own.state.open"));
  await user.click(button("own.pause"));
  expect(sent).toMatchObject([{ state: "paused", terms, price: { kind: "fixed", amount: "25.00" } }]);
});

test("an offer is withdrawn after a question", async () => {
  const { user, sent } = openPart([own()]);
  await user.click(await screen.findByRole("button", { name: text("own.withdraw") }));
  expect(sent).toEqual([]);
  await user.click(dialog().getByRole("button", { name: text("own.withdraw"), hidden: true }));
  expect(sent).toMatchObject([{ state: "withdrawn" }]);
});

test("offers of other works, and withdrawn ones, aren't shown; those of the type are", async () => {
  openPart([
    own({ of: { workId: "0190b7a2-5c1e-7000-8000-000000000009" } }),
    own({ id: "0190b7a2-5c1e-7000-8000-000000000008", state: "withdrawn" }),
    own({ id: "0190b7a2-5c1e-7000-8000-000000000007", of: { materialType: "book" }, state: "paused" }),
  ]);
  await screen.findByText(text("own.ofType.paused", { type: t("materialType.book") }));
  expect(screen.getAllByRole("listitem").length).toBe(1);
});

test("a disputed work is offered only by somebody who knows of the dispute", async () => {
  const { user, sent } = openPart([], makeOffer(), { status: "disputed" });
  await user.click(await screen.findByRole("button", { name: text("own.first") }));
  await user.click(screen.getByRole("checkbox", { name: new RegExp(`^${text("own.disputed")}`) }));
  await user.click(button("own.review"));
  await user.click(dialog().getByText(text("own.confirm")));
  expect(sent).toMatchObject([{ knowsOfDispute: true }]);
});

test("an open offer that nobody can take now says so", async () => {
  openPart([own()], makeOffer(), { status: "disputed" }, []);
  await screen.findByText(text("own.state.held"));
  expect(screen.queryByText(text("own.state.open"))).toBeNull();
});

test("opening an offer again doesn't say that a dispute is known", async () => {
  const { user, sent } = openPart([own({ state: "paused" })], refusal("licence_work_disputed"), {
    status: "disputed",
  });
  await user.click(await screen.findByRole("button", { name: text("own.open") }));
  expect(sent).toMatchObject([{ state: "open", knowsOfDispute: false }]);
  await screen.findByText(t("failure.licence_work_disputed"), { exact: false });
});
