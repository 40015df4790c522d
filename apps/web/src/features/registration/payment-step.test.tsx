import { useState } from "react";
import { expect, test, vi } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { emptyCard, testCard } from "./card.ts";
import { PaymentStep } from "./payment-step.tsx";

function Step4({ onPay }: { onPay: () => void }) {
  const [card, setCard] = useState(emptyCard);
  return (
    <PaymentStep works={1} card={card} onCardChange={setCard} isPending={false} pendingText="" onPay={onPay}>
      {card.cardNumber}
    </PaymentStep>
  );
}

const config = { fee: { cents: 2500, currency: "CAD" }, payments: "demo" };
const answers = { "/.well-known/colophon-client.json": config };

test("the fee is a text, and the card fields are required, four characters and MM/YY at most", async () => {
  showWithApi(<Step4 onPay={() => {}} />, answers);
  expect(await screen.findByText(/^Registration fee: (CA)?\$25\.00$/)).toBeDefined();
  const field = (name: "cardName" | "cardNumber" | "expiryDate" | "cvv") =>
    screen.getByLabelText<HTMLInputElement>(new RegExp(`^${t(`payment.${name}`)}`));
  for (const name of ["cardName", "cardNumber", "expiryDate", "cvv"] as const)
    expect(field(name).required).toBe(true);
  expect(field("cvv").maxLength).toBe(4);
  expect(field("expiryDate")).toMatchObject({ placeholder: "MM/YY", maxLength: 5 });
});

test("an empty card pays nothing, and the first field takes the focus", async () => {
  const onPay = vi.fn<() => void>();
  const { user } = showWithApi(<Step4 onPay={onPay} />, answers);
  await user.click(await screen.findByRole("button", { name: t("payment.submit") }));
  expect(onPay).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${t("payment.cardName")}`)));
});

test("the test card pays, so that users needn't type their own", async () => {
  const onPay = vi.fn<() => void>();
  const { user } = showWithApi(<Step4 onPay={onPay} />, answers);
  await user.click(await screen.findByRole("button", { name: t("payment.useTestCard") }));
  screen.getByText(testCard(new Date()).cardNumber);
  await user.click(screen.getByRole("button", { name: t("payment.submit") }));
  expect(onPay).toHaveBeenCalledOnce();
});

test("a failure to load the fee is reported, and can be retried", async () => {
  const { user } = showWithApi(<Step4 onPay={() => {}} />, {});
  await screen.findByText(t("payment.feeUnknown"));
  vi.stubGlobal("fetch", async () => Response.json(config));
  await user.click(screen.getByRole("button", { name: t("common.retry") }));
  expect(await screen.findByRole("button", { name: t("payment.submit") })).toBeDefined();
});

test("no card is required if registering is free", async () => {
  const onPay = vi.fn<() => void>();
  const free = { ...config, fee: { cents: 0, currency: "CAD" } };
  const { user } = showWithApi(<Step4 onPay={onPay} />, { "/.well-known/colophon-client.json": free });
  await user.click(await screen.findByRole("button", { name: t("payment.register") }));
  expect(onPay).toHaveBeenCalledOnce();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("the payment page is opened only with the consent", async () => {
  const onPay = vi.fn<() => void>();
  const paid = { ...config, payments: "stripe" };
  const { user } = showWithApi(<Step4 onPay={onPay} />, { "/.well-known/colophon-client.json": paid });
  const button = await screen.findByRole("button", { name: t("payment.toCheckout") });
  await user.click(button);
  screen.getByText(t("field.not_accepted"));
  expect(onPay).not.toHaveBeenCalled();
  await user.click(screen.getByRole("checkbox"));
  await user.click(button);
  expect(onPay).toHaveBeenCalledOnce();
  expect(screen.queryByRole("textbox")).toBeNull();
});
