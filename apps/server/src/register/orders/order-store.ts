import type { OrderState } from "@colophon/api";
import type { Queryable } from "../../base/db/queryable.ts";
import { statesBefore } from "./order-states.ts";

export interface OrderRow {
  id: string;
  /** Null once the account is erased. */
  userId: string | null;
  state: OrderState;
  provider: "demo" | "stripe";
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  /** How many works it registers. */
  quantity: number;
  createdAt: Date;
  /** Of the first of several works. */
  workId: string | null;
  certificateId: string | null;
  /** Sealed: what will be registered. Null once nothing more will be. */
  contents: Buffer | null;
  contentsHash: Buffer | null;
  language: string | null;
  /** The payment service's ids of the page and the payment. */
  session: string | null;
  payment: string | null;
  /** The payment service's id of a pending refund. */
  refund: string | null;
  failure: string | null;
  disputedAt: Date | null;
  attempts: number;
  /** Consent to an immediate start; null for demonstrations. */
  consentedAt: Date | null;
}

/** With its work's title, while it has one; without its contents, which may have megabytes. */
export type ListedOrder = Omit<OrderRow, "contents"> & { title: string | null };

const columnsButContents = `id, user_id as "userId", state, provider, amount, currency, quantity, created_at as "createdAt",
  work_id as "workId", certificate_id as "certificateId", contents_hash as "contentsHash", language, session, payment, refund,
  failure, disputed_at as "disputedAt", attempts, consented_at as "consentedAt"`;
const columns = `${columnsButContents}, contents`;

export type NewOrder = Pick<OrderRow, "id" | "amount" | "currency" | "quantity" | "createdAt"> & {
  userId: string;
  contents: Buffer;
  contentsHash: Buffer;
  language: string;
};

/**
 * Inserts a draft, to which the user has just consented. False where the user has a payable order with the same contents,
 * or no account any more: the lock on the user's row orders this insert and the closing of the account.
 */
export async function insertOrder(db: Queryable, order: NewOrder): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into orders
       (id, user_id, state, provider, amount, currency, created_at, contents, contents_hash, language, consented_at, quantity)
     select $1, id, 'draft', 'stripe', $3, $4, $5, $6, $7, $8, $5, $9
     from users where id = $2 and erasing_since is null for key share
     on conflict do nothing`,
    [
      order.id,
      order.userId,
      order.amount,
      order.currency,
      order.createdAt,
      order.contents,
      order.contentsHash,
      order.language,
      order.quantity,
    ],
  );
  return rowCount === 1;
}

export interface PlacedOrder {
  id: string;
  userId: string;
  workId: string;
  certificateId: string;
  amount: number;
  currency: string;
  quantity: number;
  at: Date;
}

/** Inserts demonstration orders, paid and fulfilled at once. */
export async function insertFulfilledOrders(tx: Queryable, orders: readonly PlacedOrder[]): Promise<void> {
  await tx.query({
    name: "insert-fulfilled-orders",
    text: `insert into orders (id, user_id, state, provider, amount, currency, created_at, work_id, certificate_id, quantity)
      select id, user_id, 'fulfilled', 'demo', amount, currency, at, work_id, certificate_id, quantity
      from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::bigint[], $6::text[], $7::timestamptz[], $8::integer[])
        as o (id, user_id, work_id, certificate_id, amount, currency, at, quantity)`,
    values: [
      orders.map(({ id }) => id),
      orders.map(({ userId }) => userId),
      orders.map(({ workId }) => workId),
      orders.map(({ certificateId }) => certificateId),
      orders.map(({ amount }) => amount),
      orders.map(({ currency }) => currency),
      orders.map(({ at }) => at),
      orders.map(({ quantity }) => quantity),
    ],
  });
}

/**
 * Fulfils those of these paid orders that weren't yet, and answers the works of those: of several for one order, one. Waits for
 * orders that another transaction is fulfilling, locking in id order to avoid deadlocks.
 */
export async function updateToFulfilled(
  tx: Queryable,
  orders: readonly { id: string; workId: string; certificateId: string }[],
): Promise<Set<string>> {
  const { rows } = await tx.query<{ workId: string }>(
    `with given as (
       select * from unnest($1::uuid[], $2::uuid[], $3::text[]) as g (id, work_id, certificate_id)
     ),
     locked as (
       select id from orders where id in (select id from given) and state = any($4) order by id for update
     )
     update orders o set state = 'fulfilled', work_id = g.work_id, certificate_id = g.certificate_id, contents = null,
       due_at = null, failure = null
     from given g join locked using (id) where o.id = g.id returning o.work_id as "workId"`,
    [
      orders.map(({ id }) => id),
      orders.map(({ workId }) => workId),
      orders.map(({ certificateId }) => certificateId),
      statesBefore("fulfilled"),
    ],
  );
  return new Set(rows.map(({ workId }) => workId));
}

/** What changes with the state; an order without `due_at` needs no further processing. */
interface Change {
  session?: string;
  payment?: string;
  amount?: number;
  failure?: string;
  isDue?: boolean;
  keepsContents?: boolean;
}

/** False, and nothing changed, when its state doesn't allow this one next. */
export async function moveOrder(
  db: Queryable,
  id: string,
  to: OrderState,
  { session, payment, amount, failure, isDue = false, keepsContents = true }: Change = {},
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update orders set state = $2, session = coalesce($4, session), payment = coalesce($5, payment),
       amount = coalesce($6, amount), failure = coalesce($7, failure),
       due_at = case when $8 then now() end, attempts = 0, contents = case when $9 then contents end
     where id = $1 and state = any($3)`,
    [
      id,
      to,
      statesBefore(to),
      session ?? null,
      payment ?? null,
      amount ?? null,
      failure ?? null,
      isDue,
      keepsContents,
    ],
  );
  return rowCount === 1;
}

export async function findOrder(db: Queryable, id: string): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(`select ${columns} from orders where id = $1`, [id]);
  return rows[0];
}

export async function findOrderOfPayment(db: Queryable, payment: string): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(`select ${columns} from orders where payment = $1`, [payment]);
  return rows[0];
}

/** The user's order with these contents that can still be paid, or was paid, in the last 30 days. */
export async function findOpenOrder(
  db: Queryable,
  userId: string,
  contentsHash: Buffer,
): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from orders where user_id = $1 and contents_hash = $2
       and state = any(array['draft', 'awaiting_payment', 'paid', 'fulfilled']) and created_at > now() - interval '30 days'
     order by created_at desc limit 1`,
    [userId, contentsHash],
  );
  return rows[0];
}

/** Orders per page. */
const listed = 50;

/** The user's newest orders, those before a given one, or a single one, with their works' titles. */
export async function listOrders(
  db: Queryable,
  userId: string,
  { before, id }: { before?: string | undefined; id?: string | undefined },
): Promise<ListedOrder[]> {
  const { rows } = await db.query<ListedOrder>(
    `with listed as (
       select ${columnsButContents} from orders where user_id = $1 and ($3::uuid is null or id = $3)
         and ($2::uuid is null or (created_at, id) <
           (select created_at, id from orders where id = $2 and user_id = $1))
       order by created_at desc, id desc limit $4
     )
     select listed.*, title from listed left join works w on w.id = "workId" and w.owner_id = $1
     order by listed."createdAt" desc, listed.id desc`,
    [userId, before ?? null, id ?? null, listed],
  );
  return rows;
}

/**
 * Claims a due order for some seconds: no other process gets it meanwhile, and after a crash it is due again.
 * The delay grows with each attempt.
 */
export async function takeDueOrder(db: Queryable): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(
    `update orders set attempts = attempts + 1,
       due_at = now() + make_interval(secs => least(3600, 30 * power(2, least(attempts, 8))))
     where id = (select id from orders where due_at <= now() order by due_at limit 1 for update skip locked)
     returning ${columns}`,
  );
  return rows[0];
}

export async function noteFailure(db: Queryable, id: string, failure: string): Promise<void> {
  await db.query("update orders set failure = $2 where id = $1", [id, failure]);
}

/** The payment service could not refund it: only the operator can now. */
export async function noteFailedRefund(db: Queryable, id: string): Promise<void> {
  await db.query("update orders set failure = 'refund_failed', due_at = null where id = $1", [id]);
}

/** It was refunded in another way. */
export async function forgetFailedRefund(db: Queryable, id: string): Promise<void> {
  await db.query("update orders set failure = null where id = $1 and failure = 'refund_failed'", [id]);
}

/** The payment service has begun the refund, and will report when it is done. */
export async function noteRefundAsked(db: Queryable, id: string, refund: string): Promise<void> {
  await db.query("update orders set refund = $2 where id = $1", [id, refund]);
}

export async function noteDispute(db: Queryable, payment: string): Promise<void> {
  await db.query("update orders set disputed_at = coalesce(disputed_at, now()) where payment = $1", [
    payment,
  ]);
}

/**
 * Ends drafts that never got a page, forgets the contents of orders that expired unpaid a week ago, and deletes orders
 * of erased accounts that can't be paid any more: a bank may take two weeks.
 */
export async function expireOrders(db: Queryable): Promise<void> {
  await db.query(
    `update orders set state = 'expired', contents = null
     where contents is not null and (state = 'draft' and created_at < now() - interval '1 day'
       or state = 'expired' and created_at < now() - interval '7 days')`,
  );
  await db.query(
    `delete from orders where user_id is null and state = any(array['draft', 'awaiting_payment', 'expired'])
       and created_at < now() - interval '30 days'`,
  );
}

/**
 * Removes a user's name and contents from some of their orders. Pending payments and refunds continue without them, and
 * receipts stay; demonstrations are deleted. False once there are none left.
 */
export async function eraseSomeOrders(db: Queryable, userId: string, max: number): Promise<boolean> {
  const { rows } = await db.query<{ count: number }>(
    `with few as materialized (
       select id, provider from orders where user_id = $1 order by id limit $2 for update
     ),
     deleted as (delete from orders where id in (select id from few where provider = 'demo')),
     erased as (
       update orders set user_id = null, contents = null, contents_hash = null, language = null, work_id = null,
         certificate_id = null, due_at = case when state = 'paid' then now() else due_at end
       where id in (select id from few where provider <> 'demo')
     )
     select count(*)::int as count from few`,
    [userId, max],
  );
  return rows[0]?.count !== 0;
}
