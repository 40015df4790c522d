import type { LicenceOffer } from "@colophon/api";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeCertificate } from "../../../../test/make-certificate.ts";
import { makeOffer, makeRequest } from "../../../../test/make-licence.ts";
import { refusal, showWithApi } from "../../../../test/show-with-api.tsx";
import { screen, t } from "../../../../test/show.tsx";
import { signIn } from "../../../../test/sign-in.ts";
import { isolate } from "../../../lib/text/words.ts";
import { TakePage } from "./take-page.tsx";

const text = (key: string, more: Record<string, string> = {}): string =>
  t(`licences:${key}` as "common.close", more as { name: string });
const button = (key: string) => screen.getByRole("button", { name: text(key) });

/** The address of a test names no certificate. */
function openOffers(offers: LicenceOffer[], answer: unknown = makeRequest(), isSignedIn = true) {
  const sent: unknown[] = [];
  const shown = showWithApi(<TakePage />, {
    ...(isSignedIn && signIn()),
    "/api/ip/verify/": makeCertificate(),
    "/api/certificates//offers": offers,
    "/api/licences/requests": (body: unknown) => {
      sent.push(body);
      return answer;
    },
  });
  return { ...shown, sent };
}

const asked = {
  offerId: makeOffer().id,
  certificateId: "RSF-7K2M9QX4T",
  licensee: "Ana",
  language: "en",
};

test("without an account, the terms can be read, and the way to log in leads back", async () => {
  openOffers([makeOffer()], undefined, false);
  await screen.findByText(/Canada/);
  screen.getByText(text("take.needsAccount"));
  expect(screen.queryByRole("button", { name: text("take.accept") })).toBeNull();
});

test("an offer with a price is agreed at once, and the page says how it is paid", async () => {
  const { user, sent } = openOffers([makeOffer()], makeRequest({ as: "licensee", state: "agreed" }));
  await screen.findByText(text("take.next.agreed"));
  await user.click(button("take.accept"));
  await screen.findByText(text("taken.pay", { name: isolate("Ada Winterbourne") }));
  expect(sent).toEqual([asked]);
  const link = screen.getByRole("link", { name: text("taken.toRequest") });
  expect(link.getAttribute("href")).toBe(`/licences/${makeRequest().id}`);
});

test("what is free of charge leads to the licence", async () => {
  const issued = makeRequest({ as: "licensee", state: "issued", amount: 0, licenceId: "LIC-7K2M9QX4T" });
  const { user } = openOffers([makeOffer({ amount: 0 })], issued);
  await screen.findByText(text("take.next.issued"));
  await user.click(button("take.accept"));
  const link = await screen.findByRole("link", { name: text("request.toLicence") });
  expect(link.getAttribute("href")).toBe("/verify/LIC-7K2M9QX4T");
});

test("other terms are read in words before they are asked for", async () => {
  const { user, sent } = openOffers([makeOffer()]);
  await screen.findByText(text("take.next.agreed"));
  await user.click(button("take.otherTerms"));
  await user.click(screen.getByRole("checkbox", { name: text("media.digital") }));
  await user.click(button("take.ask"));
  const dialog = within(screen.getByRole("dialog", { hidden: true }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByText(text("take.ask")));
  await screen.findByText(text("taken.asked"));
  const { vocabulary: _, ...terms } = makeOffer().terms;
  expect(sent).toEqual([{ ...asked, terms: { ...terms, media: ["print", "digital"] } }]);
});

test("whoever was faster has the exclusive licence, and the other reads why", async () => {
  const { user } = openOffers([makeOffer()], refusal("licence_taken"));
  await screen.findByText(text("take.next.agreed"));
  await user.click(button("take.accept"));
  expect(await screen.findByText(t("failure.licence_taken"), { exact: false })).toBeDefined();
});

test("where nothing is offered any longer, the page says so", async () => {
  openOffers([]);
  expect(await screen.findByText(text("take.none.text"))).toBeDefined();
});
