import { createReceiptMaker, type ReceiptContext } from "../documents/receipt-maker.ts";
import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { requestedLanguage } from "../../base/http/requested-language.ts";

export function receiptRoutes(bind: Bind, context: ReceiptContext): void {
  const find = createReceiptMaker(context);

  bind(
    "GET /api/orders/{id}/receipts/{number}.pdf",
    async ({ caller, params, request, reply }) => {
      const language = requestedLanguage(request);
      const receipt = await find(params.id, params.number, language);
      if (receipt === undefined || receipt.order.userId !== caller.userId) throw new AppError("not_found");
      const bytes = await receipt.bytes();
      return reply
        .header("content-language", language)
        .header("content-disposition", `attachment; filename="${receipt.fileName}"`)
        .type("application/pdf")
        .send(bytes);
    },
    { config: { limit: { max: 60, seconds: 60 } } },
  );
}
