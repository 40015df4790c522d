import { type Kysely, sql } from "kysely";

/** Everything that costs a fee has an order; receipts are numbered without gaps and outlive the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Without foreign keys: demonstration orders are written in the transaction that gives a registration its leaf.
  `create table orders (
    id uuid primary key,
    user_id uuid,
    state text not null,
    provider text not null,
    amount bigint not null,
    currency text not null,
    created_at timestamptz not null,
    work_id uuid,
    certificate_id text,
    contents bytea,
    contents_hash bytea,
    language text,
    consented_at timestamptz,
    session text unique,
    payment text unique,
    refund text,
    failure text,
    disputed_at timestamptz,
    due_at timestamptz,
    attempts integer not null default 0
  )`,
  `create index orders_of_user on orders (user_id, created_at)`,
  `create index orders_due on orders (due_at) where due_at is not null`,
  // Only one order with the same contents can be paid: a double click makes one order.
  `create unique index orders_payable on orders (user_id, contents_hash)
    where state in ('draft', 'awaiting_payment')`,
  `create index orders_kept on orders (created_at) where contents is not null or user_id is null`,
  // The payment service's events, once each, and what happened to payments that it hasn't reported yet.
  `create table payment_events (
    id text primary key,
    received_at timestamptz not null default now(),
    payment text,
    refund text,
    amount bigint
  )`,
  `create index payment_events_early on payment_events (payment) where payment is not null`,
  `create index payment_events_received on payment_events (received_at)`,
  `create table receipts (
    number bigint primary key,
    order_id uuid not null,
    kind text not null,
    reference text not null unique,
    amount bigint not null,
    tax bigint not null,
    currency text not null,
    issued_at timestamptz not null,
    sealed bytea
  )`,
  `create index receipts_of_order on receipts (order_id)`,
  `create table receipt_numbers (one boolean primary key default true check (one), last bigint not null)`,
  `insert into receipt_numbers (last) values (0)`,
];
