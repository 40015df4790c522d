import { formatMoney, type Order } from "@colophon/api";
import { patience } from "@colophon/testing/patience";
import { expect, test, vi } from "vitest";
import { refusal, showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { OrdersTab } from "./orders-tab.tsx";

const order: Order = {
  id: "5f0b5a8e-5b57-4a0c-9d5e-0a2f6a1b9c11",
  state: "refunded",
  provider: "stripe",
  title: null,
  quantity: 1,
  amount: 2825,
  currency: "JPY",
  createdAt: "2026-11-22T10:00:00.000Z",
  workId: null,
  certificateId: null,
  disputedAt: "2026-11-23T10:00:00.000Z",
  receipts: [
    { number: 7, kind: "payment", issuedAt: "2026-11-22T10:00:00.000Z", amount: 2825, tax: 325 },
    { number: 9, kind: "refund", issuedAt: "2026-11-23T10:00:00.000Z", amount: 2825, tax: 325 },
  ],
};

test("orders are shown with their state and what happened to the payment", async () => {
  showWithApi(<OrdersTab />, {
    "/api/orders": [order, { ...order, id: crypto.randomUUID(), provider: "demo", receipts: [] }],
  });
  const amount = formatMoney("en", 2825, "JPY");
  expect(amount).toContain("2,825");
  const receipt = `${t("account.orders.receipt.payment", { number: 7, amount })} · PDF`;
  await screen.findByRole("button", { name: receipt });
  screen.getByText(`${t("account.orders.receipt.refund", { number: 9, amount })} · PDF`);
  screen.getByText(t("account.orders.demonstration"));
  expect(screen.getAllByText(t("account.orders.state.refunded"))).toHaveLength(2);
  expect(screen.getAllByText(t("account.orders.disputed"))).toHaveLength(2);
});

test("an account without orders is told where they come from", async () => {
  showWithApi(<OrdersTab />, { "/api/orders": [] });
  expect(await screen.findByRole("heading", { name: t("account.orders.empty") })).toBeDefined();
});

test("orders that couldn't be loaded can be requested again", async () => {
  showWithApi(<OrdersTab />, { "/api/orders": refusal("unavailable") });
  expect(await screen.findByRole("button", { name: t("common.retry") })).toBeDefined();
});

test("a receipt is saved as the server's document, or a failure is reported", async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const headers = { "content-disposition": 'attachment; filename="colophon-receipt-7.pdf"' };
  const { user } = showWithApi(<OrdersTab />, {
    "/api/orders": [order],
    [`/api/orders/${order.id}/receipts/7.pdf?lng=en`]: new Response("%PDF-", { headers }),
    [`/api/orders/${order.id}/receipts/9.pdf?lng=en`]: refusal("documents_busy"),
  });
  await user.click(await screen.findByRole("button", { name: /7/ }));
  await vi.waitFor(() => expect(saved).toEqual(["colophon-receipt-7.pdf"]), patience);
  await user.click(
    screen.getByRole("button", {
      name: new RegExp(t("account.orders.receipt.refund", { number: 9, amount: "" })),
    }),
  );
  await screen.findByText(new RegExp(t("account.orders.receiptError")));
  expect(saved).toHaveLength(1);
});
