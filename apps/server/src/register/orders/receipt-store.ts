import type { Queryable } from "../../base/db/queryable.ts";

export interface Receipt {
  number: number;
  orderId: string;
  kind: "payment" | "refund";
  /** In the currency's smallest unit, taxes included. */
  amount: number;
  tax: number;
  currency: string;
  issuedAt: Date;
  /** Sealed: who paid. Null once the law no longer requires it. */
  sealed: Buffer | null;
}

/**
 * Gives a payment or a refund (`reference`, the payment service's id of it) a receipt with the next number; undefined
 * when it already has one. A lock serialises the numbering, so that it has no gaps.
 */
export async function insertReceipt(
  tx: Queryable,
  receipt: Omit<Receipt, "number"> & { reference: string },
): Promise<number | undefined> {
  await tx.query("select from receipt_numbers for update");
  const { rows } = await tx.query<{ number: number }>(
    `with issued as (
       insert into receipts (number, order_id, kind, reference, amount, tax, currency, issued_at, sealed)
       select last + 1, $1, $2, $3, $4, $5, $6, $7, $8 from receipt_numbers
       where not exists (select from receipts where reference = $3)
       returning number
     )
     update receipt_numbers set last = number from issued returning number`,
    [
      receipt.orderId,
      receipt.kind,
      receipt.reference,
      receipt.amount,
      receipt.tax,
      receipt.currency,
      receipt.issuedAt,
      receipt.sealed,
    ],
  );
  return rows[0]?.number;
}

const columns = `number, order_id as "orderId", kind, amount, tax, currency, issued_at as "issuedAt", sealed`;

/** Ordered by number. */
export async function listReceipts(db: Queryable, orderIds: readonly string[]): Promise<Receipt[]> {
  const { rows } = await db.query<Receipt>(
    `select ${columns} from receipts where order_id = any($1) order by number`,
    [orderIds],
  );
  return rows;
}

/**
 * Forgets the payers of erased accounts ten years after the year of the receipt, as tax laws require. Numbers and sums
 * stay.
 */
export async function forgetPayers(db: Queryable): Promise<void> {
  await db.query(
    `update receipts r set sealed = null from orders o
     where o.id = order_id and o.user_id is null and sealed is not null
       and date_trunc('year', issued_at) + interval '11 years' <= now()`,
  );
}
