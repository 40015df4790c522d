import type { Order } from "@colophon/api";
import { expect, test } from "vitest";
import { makeUser } from "../../../test/make-user.ts";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t, waitFor } from "../../../test/show.tsx";
import { draftKey, forgetDetails } from "../../lib/session/kept-draft.ts";
import { readDraft, saveDraft } from "./draft-store.ts";
import { type Draft, emptyCollaborator, emptyDraft } from "./draft.ts";
import { OrderStep } from "./order-step.tsx";
import { orderedContents } from "./to-registration.ts";

const user = makeUser();
const id = "5f0b5a8e-5b57-4a0c-9d5e-0a2f6a1b9c11";
const workId = "7c0b5a8e-5b57-4a0c-9d5e-0a2f6a1b9c22";
const order: Order = {
  id,
  state: "awaiting_payment",
  provider: "stripe",
  title: null,
  quantity: 1,
  amount: 2500,
  currency: "CAD",
  createdAt: "2026-11-22T10:00:00.000Z",
  workId: null,
  certificateId: null,
  disputedAt: null,
  receipts: [],
};
const fulfilled: Order = { ...order, state: "fulfilled", workId, certificateId: "CR-1" };
const certificate = {
  certificateId: "CR-1",
  title: "Notes on a Loom",
  registrationDate: "2026-11-22T10:01:00.000Z",
  creator: { name: "Ada Lovelace", email: null, profileId: null },
};
const answers = (answer: unknown) => ({
  [`/api/orders/${id}`]: answer,
  "/api/ip/verify/CR-1": certificate,
});

const drafted = (): Draft => {
  const draft = { ...emptyDraft(), step: 4 as const };
  draft.materialDetails.title = "Notes on a Loom";
  return { ...draft, ordered: { id, contents: orderedContents(draft, user) } };
};

test("waits for an order without a reported payment, and links back to the payment", async () => {
  showWithApi(<OrderStep orderId={id} user={user} isCancelled={false} />, answers(order));
  await screen.findByText(t("order.waiting"));
  expect(screen.getByRole("link", { name: t("order.back") }).getAttribute("href")).toBe(
    "/register-ip?step=4",
  );
});

test.each([
  ["expired", "order.expired"],
  ["refund_due", "order.refundDue"],
  ["refunded", "order.refunded"],
] as const)("says what became of an order that is %s", async (state, text) => {
  saveDraft(user.id, drafted());
  showWithApi(<OrderStep orderId={id} user={user} isCancelled={false} />, answers({ ...order, state }));
  await screen.findByText(t(text));
  expect(readDraft(user.id).materialDetails.title).toBe("Notes on a Loom");
});

test("removes the draft of a fulfilled order, and no other", async () => {
  saveDraft(user.id, drafted());
  showWithApi(<OrderStep orderId={id} user={user} isCancelled={false} />, answers(fulfilled));
  await waitFor(() => expect(readDraft(user.id).materialDetails.title).toBe(""));

  const changed = drafted();
  changed.materialDetails.title = "Something else";
  saveDraft(user.id, changed);
  showWithApi(<OrderStep orderId={id} user={user} isCancelled />, answers(fulfilled));
  await screen.findAllByText(t("order.paid"));
  expect(readDraft(user.id).materialDetails.title).toBe("Something else");
});

test("also when the tab that knew the details of others was closed meanwhile", async () => {
  const person = { ...emptyCollaborator(), givenName: "Noor", email: "noor@example.org" };
  const draft = { ...drafted(), collaborators: [person] };
  saveDraft(user.id, { ...draft, ordered: { id, contents: orderedContents(draft, user) } });
  expect(localStorage.getItem(draftKey(user.id))).not.toContain(person.email);
  forgetDetails();
  showWithApi(<OrderStep orderId={id} user={user} isCancelled={false} />, answers(fulfilled));
  await waitFor(() => expect(readDraft(user.id).materialDetails.title).toBe(""));
});

test("another user's order isn't found, and can be requested again", async () => {
  showWithApi(<OrderStep orderId={id} user={user} isCancelled={false} />, {});
  expect(await screen.findByRole("button", { name: t("common.retry") })).toBeDefined();
});
