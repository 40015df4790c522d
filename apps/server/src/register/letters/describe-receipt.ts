import { languages } from "@colophon/api";
import { createReceiptMaker, type ReceiptContext } from "../documents/receipt-maker.ts";
import type { LetterContents } from "../../mail/letter-kinds.ts";
import type { Described } from "../../mail/compose-mail.ts";

/** What letters about receipts say and attach. Undefined once the account is erased. */
export function createReceiptDescriber(context: ReceiptContext) {
  const findReceipt = createReceiptMaker(context);

  return async (subject: string, lang: string): Promise<Described<LetterContents["refund"]> | undefined> => {
    const language = languages.find((one) => one === lang) ?? "en";
    const [orderId = "", number = ""] = subject.split("/");
    const receipt = await findReceipt(orderId, Number(number), language);
    if (receipt === undefined || receipt.order.userId === null) return undefined;
    const { order, facts, bytes, fileName } = receipt;
    const { amount, currency, issuedAt } = facts;
    const isEnded = order.state === "refunded" || order.state === "refund_due";
    return {
      facts: {
        number: facts.number,
        orderId,
        amount,
        currency,
        issuedAt: issuedAt.toISOString(),
        outcome: order.certificateId !== null ? "registered" : isEnded ? "ended" : "open",
      },
      attachments: [{ filename: fileName, contentType: "application/pdf", content: await bytes() }],
    };
  };
}
