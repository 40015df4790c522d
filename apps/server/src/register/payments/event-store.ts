import type { Queryable } from "../../base/db/queryable.ts";

/** False for a message that was taken before. */
export async function insertEvent(tx: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await tx.query("insert into payment_events (id) values ($1) on conflict do nothing", [
    id,
  ]);
  return rowCount === 1;
}

/** Serialises the messages about one payment; otherwise one that came early would be missed. */
export async function lockPayment(tx: Queryable, payment: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('payment:' || $1, 0))", [payment]);
}

/** Keeps what a message says of a payment: a failed refund has no amount, a dispute no refund either. */
export async function keepEvent(
  tx: Queryable,
  event: { id: string; payment: string; refund?: string; amount?: number },
): Promise<void> {
  await tx.query("update payment_events set payment = $2, refund = $3, amount = $4 where id = $1", [
    event.id,
    event.payment,
    event.refund ?? null,
    event.amount ?? null,
  ]);
}

/** Whether a message has said that this refund failed. */
export async function hasFailed(
  tx: Queryable,
  { payment, refund }: { payment: string; refund: string },
): Promise<boolean> {
  const { rows } = await tx.query(
    "select from payment_events where payment = $1 and refund = $2 and amount is null limit 1",
    [payment, refund],
  );
  return rows.length > 0;
}

/** What was kept about a payment, in the order in which it arrived. */
export async function listEventsOf(
  tx: Queryable,
  payment: string,
): Promise<{ refund: string | null; amount: number | null }[]> {
  const { rows } = await tx.query<{ refund: string | null; amount: number | null }>(
    "select refund, amount from payment_events where payment = $1 order by received_at",
    [payment],
  );
  return rows;
}

/** Deletes them long after the payment service's last retry. */
export async function deleteOldEvents(db: Queryable): Promise<void> {
  await db.query("delete from payment_events where received_at < now() - interval '90 days'");
}
