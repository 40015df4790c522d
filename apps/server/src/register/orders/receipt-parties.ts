import { openJson, sealJson } from "../../base/encryption.ts";
import type { Operator } from "../../base/config/read-stripe.ts";
import type { Keys } from "../../base/keys/keys.ts";

/** The payer, as entered on the payment page. */
export interface Payer {
  name: string | null;
  email: string | null;
  country: string | null;
}

/** Who issued a receipt, as of then, and who paid. Sealed with it: older rows lack what was added since. */
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
  return sealJson(dataEncryption.key, parties, partiesContext(orderId));
}

export function openParties(
  { dataEncryption }: SealingKeys,
  orderId: string,
  sealed: Buffer,
): ReceiptParties {
  return openJson(dataEncryption.key, sealed, partiesContext(orderId)) as ReceiptParties;
}

export const partiesContext = (orderId: string): string => `receipts.parties:${orderId}`;
