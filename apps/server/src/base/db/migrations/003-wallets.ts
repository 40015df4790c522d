import { type Kysely, sql } from "kysely";

/** Connected wallets, and the nonces with which they are proven. Names and columns are described in `../schema.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table wallets (
    user_id uuid primary key references users on delete cascade,
    address text not null check (address ~ '^0x[0-9a-f]{40}$'),
    chain_id bigint not null,
    verified boolean not null,
    connected_at timestamptz not null default now()
  )`,
  `create table wallet_nonces (
    nonce text primary key,
    user_id uuid not null references users on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index wallet_nonces_user on wallet_nonces (user_id)`,
  `create index wallet_nonces_expires_at on wallet_nonces (expires_at)`,
];
