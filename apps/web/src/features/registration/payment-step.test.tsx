import { useState } from "react";
import { expect, test, vi } from "vitest";
import { showWithApi } from "../../../test/show-with-api.tsx";
import { screen, t } from "../../../test/show.tsx";
import { emptyCard, testCard } from "./card.ts";
import { PaymentStep } from "./payment-step.tsx";

function Step4({ onPay }: { onPay: () => void }) {
  const [card, setCard] = useState(emptyCard);
  return (
    <PaymentStep card={card} onCardChange={setCard} isPending={false} pendingText="" onPay={onPay}>
      {card.cardNumber}
    </PaymentStep>
  );
}

const config = { fee: { cents: 2500, currency: "CAD" } };
const answers = { "/.well-known/colophon-client.json": config };

test("a card that is not filled in pays nothing, and the first field takes the focus", async () => {
  const onPay = vi.fn<() => void>();
  const { user } = showWithApi(<Step4 onPay={onPay} />, answers);
  await user.click(await screen.findByRole("button", { name: t("payment.submit") }));
  expect(onPay).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${t("payment.cardName")}`)));
});

test("the test card pays, and nobody has to type their own", async () => {
  const onPay = vi.fn<() => void>();
  const { user } = showWithApi(<Step4 onPay={onPay} />, answers);
  await user.click(await screen.findByRole("button", { name: t("payment.useTestCard") }));
  screen.getByText(testCard(new Date()).cardNumber);
  await user.click(screen.getByRole("button", { name: t("payment.submit") }));
  expect(onPay).toHaveBeenCalledOnce();
});

test("a fee that cannot be had is said, and asked for again", async () => {
  const { user } = showWithApi(<Step4 onPay={() => {}} />, {});
  await screen.findByText(t("payment.feeUnknown"));
  vi.stubGlobal("fetch", async () => Response.json(config));
  await user.click(screen.getByRole("button", { name: t("common.retry") }));
  expect(await screen.findByRole("button", { name: t("payment.submit") })).toBeDefined();
});
