import type { Language } from "@colophon/api";
import type pg from "pg";
import type { Config } from "../../base/config/config.ts";
import type { Keys } from "../../base/keys/keys.ts";
import { findOrder, listReceipts, type OrderRow } from "../orders/orders.ts";
import { openParties } from "../orders/receipt-parties.ts";
import type { Documents } from "./open-documents.ts";
import type { ReceiptFacts } from "./receipt-data.ts";

export interface ReceiptContext {
  pool: pg.Pool;
  keys: Pick<Keys, "dataEncryption">;
  config: Pick<Config, "publicUrl">;
  documents: { pool: Pick<Documents["pool"], "run"> };
}

export interface ReceiptDocument {
  order: OrderRow;
  facts: ReceiptFacts;
  /** In ASCII, which every mail program and browser supports. */
  fileName: string;
  bytes(): Promise<Uint8Array>;
}

/**
 * Receipts as documents. None is kept: their facts never change after they are issued, so a receipt is always made the
 * same. Undefined if the order has no receipt of this number, or the payer was deleted.
 */
export function createReceiptMaker({ pool, keys, config, documents }: ReceiptContext) {
  return async (orderId: string, number: number, lang: Language): Promise<ReceiptDocument | undefined> => {
    const order = await findOrder(pool, orderId);
    const receipts = order === undefined ? [] : await listReceipts(pool, [orderId]);
    const receipt = receipts.find((one) => one.number === number);
    if (order === undefined || receipt === undefined || receipt.sealed === null) return undefined;
    const { sealed, ...issued } = receipt;
    const paid = receipts.find(({ kind }) => kind === "payment");
    const facts: ReceiptFacts = {
      ...issued,
      ...openParties(keys, orderId, sealed),
      publicUrl: config.publicUrl,
      quantity: order.quantity,
      ofReceipt: receipt.kind === "refund" ? paid?.number : undefined,
    };
    return {
      order,
      facts,
      fileName: `colophon-${receipt.kind === "refund" ? "credit-note" : "receipt"}-${number}.pdf`,
      bytes: async () => documents.pool.run({ format: "receipt", receipt: facts, lang }),
    };
  };
}
