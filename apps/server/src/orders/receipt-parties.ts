import { openJson, sealJson } from "../encryption.ts";
import type { Operator } from "../config/read-stripe.ts";
import type { Keys } from "../keys.ts";

/** Who paid, as they said on the payment page. */
export interface Payer {
  name: string | null;
  email: string | null;
  country: string | null;
}

/** Whom a receipt is from, as it was then, and for. */
export interface ReceiptParties {
  operator: Operator;
  payer: Payer;
}

type SealingKeys = Pick<Keys, "dataEncryption">;

export function sealParties(
  { dataEncryption }: SealingKeys,
  orderId: string,
  parties: ReceiptParties,
): Buffer {
  return sealJson(dataEncryption.key, parties, contextOf(orderId));
}

export function openParties(
  { dataEncryption }: SealingKeys,
  orderId: string,
  sealed: Buffer,
): ReceiptParties {
  return openJson(dataEncryption.key, sealed, contextOf(orderId)) as ReceiptParties;
}

const contextOf = (orderId: string): string => `receipts.parties:${orderId}`;
