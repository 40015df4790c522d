import { type OperatedOrder, problems } from "@colophon/api";
import { within } from "@testing-library/react";
import i18n from "i18next";
import { Route, Routes } from "react-router";
import { describe, expect, test } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { ActButton } from "./act-button.tsx";
import { ActList } from "./act-list.tsx";
import { CertificateTab } from "./certificate-tab.tsx";
import { DecideForm } from "./decide-form.tsx";
import { GlanceTab } from "./glance-tab.tsx";
import { OrderEntry } from "./order-entry.tsx";

const text = i18n.getFixedT("en", "operator");
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const button = (name: string) => screen.getByRole("button", { name });
/** What the dialog of an act sends it with. */
const submit = (name: string) => within(screen.getByRole("dialog", { name })).getByRole("button", { name });
const act = "/api/operator/act";
/** What is sent to the server, which answers each. */
function answering(answer: unknown = {}) {
  const sent: unknown[] = [];
  const take = (body: unknown) => {
    sent.push(body);
    return answer;
  };
  return { sent, take };
}
const post = (body: object) => fetch(act, { method: "POST", body: JSON.stringify(body) });

describe("an act", () => {
  test("of a publication asks for a ground, a text and a reason, and says that it is done", async () => {
    const { sent, take } = answering();
    const { user } = showWithApi(
      <ActButton label={text("ask.block")} asks="publication" send={async (given) => post(given)} />,
      { [act]: take },
    );
    await user.click(button(text("ask.block")));
    const dialog = screen.getByRole("dialog", { name: text("ask.block") });
    await user.selectOptions(field(text("ask.ground")), "court_order");
    await user.type(field(text("ask.text")), "By order of a court.");
    await user.type(field(text("ask.reason")), "Order 12/2026");
    await user.click(submit(text("ask.block")));
    await screen.findByText(text("done"));
    expect(dialog.isConnected).toBe(false);
    expect(sent).toMatchObject([
      { ground: "court_order", text: "By order of a court.", reason: "Order 12/2026" },
    ]);
  });

  test("that offers a work to an heir asks for the person, the rights and the reason, and keeps them when a note is missing", async () => {
    const { sent, take } = answering(refusal("note_needed"));
    const id = "RSF-AAAAAAAAA";
    const { user } = showWithApi(
      <Routes>
        <Route path="/operator/certificates/:id" element={<CertificateTab />} />
      </Routes>,
      {
        [`/api/operator/certificates/${id}`]: {
          certificate: certificate(id),
          offer: {
            email: "jean@example.org",
            to: "Jean",
            rights: "All.",
            expiresAt: "2026-11-27T10:00:00.000Z",
          },
          statements: [],
          reports: [],
          acts: [],
        },
        [`/api/operator/certificates/${id}/pass`]: take,
      },
      `/operator/certificates/${id}`,
    );
    await user.click(await screen.findByRole("button", { name: text("ask.pass") }));
    // The open offer, which would be replaced.
    expect(screen.getByRole("status").textContent).toContain("jean@example.org");
    const given = { email: "heir@example.org", to: "Grace Hopper", rights: "All rights.", reason: "A will" };
    await user.type(field(t("transfer.email")), given.email);
    await user.type(field(t("transfer.to")), given.to);
    await user.type(field(t("transfer.rights")), given.rights);
    await user.type(field(text("ask.reason")), given.reason);
    await user.click(submit(text("ask.pass")));
    expect((await screen.findByRole("alert")).textContent).toContain(t("failure.note_needed"));
    expect(sent).toEqual([given]);
    for (const typed of Object.values(given)) expect(screen.getByDisplayValue(typed)).toBeDefined();
  });

  test("on a work that no account holds offers it, and says that nobody else is told", async () => {
    const { sent, take } = answering();
    const id = "RSF-AAAAAAAAA";
    const { user } = showWithApi(
      <Routes>
        <Route path="/operator/certificates/:id" element={<CertificateTab />} />
      </Routes>,
      {
        [`/api/operator/certificates/${id}`]: {
          certificate: { ...certificate(id), accountId: null },
          offer: null,
          statements: [],
          reports: [],
          acts: [],
        },
        [`/api/operator/certificates/${id}/pass`]: take,
      },
      `/operator/certificates/${id}`,
    );
    await screen.findByText(text("certificate.unowned"));
    expect(screen.queryByRole("link", { name: text("account.open") })).toBeNull();
    await user.click(button(text("ask.passUnowned")));
    screen.getByText(text("ask.passUnownedText"));
    const given = { email: "ada@example.org", to: "Ada", rights: "All rights.", reason: "Her passport" };
    await user.type(field(t("transfer.email")), given.email);
    await user.type(field(t("transfer.to")), given.to);
    await user.type(field(t("transfer.rights")), given.rights);
    await user.type(field(text("ask.reason")), given.reason);
    await user.click(submit(text("ask.passUnowned")));
    await screen.findByText(text("done"));
    expect(sent).toEqual([given]);
  });

  test("that is refused says why, and keeps the input", async () => {
    const { user } = showWithApi(
      <OrderEntry order={order({ failure: "refund_failed", state: "refund_due" })} />,
      { [`/api/operator/orders/${order().id}/repaid`]: () => refusal("refund_not_failed") },
    );
    await user.click(button(text("ask.repay")));
    await user.type(field(text("ask.reference")), "Transfer 117");
    await user.type(field(text("ask.reason")), "The bank refused it");
    await user.click(submit(text("ask.repay")));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(t("failure.refund_not_failed"));
    expect(screen.getByDisplayValue("Transfer 117")).toBeDefined();
  });
});

const certificate = (certificateId: string) => ({
  certificateId,
  title: "The Lighthouse Keeper",
  creatorName: "Ada Lovelace",
  registeredAt: "2026-11-20T10:31:07.000Z",
  sharedPublicly: true,
  status: "valid",
  accountId: "0190b7a2-5c1e-7000-8000-000000000003",
});

const order = (changes: Partial<OperatedOrder> = {}): OperatedOrder => ({
  id: "0190b7a2-5c1e-7000-8000-000000000002",
  state: "fulfilled",
  provider: "stripe",
  amount: 2500,
  currency: "CAD",
  createdAt: "2026-11-20T10:31:07.000Z",
  accountId: null,
  certificateId: null,
  failure: null,
  ...changes,
});

test.each([
  [order(), [text("ask.refund")]],
  [order({ provider: "demo" }), []],
  [order({ state: "refund_due", failure: "refund_failed" }), [text("ask.repay")]],
  [order({ state: "refunded" }), []],
])("an order offers what can be done with it: %#", (given, asks) => {
  showWithApi(<OrderEntry order={given} />, {});
  expect(screen.queryAllByRole("button").map((one) => one.textContent)).toEqual(asks);
});

test("a report is decided with an answer and a reason", async () => {
  const { sent, take } = answering(new Response(undefined, { status: 204 }));
  const { user } = showWithApi(<DecideForm report={{ id: "r" }} />, {
    "/api/operator/reports/r/decide": take,
  });
  await user.click(screen.getByText(text("report.decide"), { selector: "summary" }));
  await user.selectOptions(field(text("report.decision")), "dismissed");
  await user.type(field(text("report.answer")), "It is theirs.");
  await user.type(field(text("ask.reason")), "Shown the manuscript");
  await user.click(button(text("report.decide")));
  await expect
    .poll(() => sent)
    .toEqual([{ decision: "dismissed", answer: "It is theirs.", reason: "Shown the manuscript" }]);
});

test("a glance says for every problem what is wrong and what to do", async () => {
  showWithApi(<GlanceTab />, {
    "/api/operator": {
      problems,
      reports: { open: 0, oldest: null },
      log: { size: 1, closedAt: null },
      anchors: { behindSeconds: 0, balance: null },
      letters: { waiting: 0, failed: 0, oldestSeconds: 0 },
      orders: { waiting: 0 },
      disk: null,
    },
  });
  await screen.findByRole("heading", { name: text("glance.wrong") });
  for (const problem of problems) {
    expect(screen.getByRole("heading", { name: text(`problem.${problem}.title`) })).toBeDefined();
    expect(screen.getByText(text(`problem.${problem}.text`))).toBeDefined();
  }
});

test("an act's transfer is named beside its reason", () => {
  const one = { place: 1, at: "2026-11-20T10:31:07.000Z", act: "repay", subject: "order:x" } as const;
  showWithApi(<ActList acts={[{ ...one, operatorId: null, reason: "Refused", reference: "117" }]} />, {});
  expect(screen.getByText(text("acts.reference", { reference: "117" }))).toBeDefined();
});
