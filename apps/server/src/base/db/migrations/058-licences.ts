import { type Kysely, sql } from "kysely";

/** Offers of licences, requests for them, and what was issued. Columns are described in `../licence-tables.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table licence_offers (
    id uuid primary key,
    owner_id uuid not null references users on delete cascade,
    work_id uuid references works on delete cascade,
    material_type text,
    terms jsonb not null,
    is_exclusive boolean not null,
    amount bigint check (amount >= 0),
    currency text not null,
    state text not null,
    knows_of_dispute boolean not null default false,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now(),
    check (num_nonnulls(work_id, material_type) = 1)
  )`,
  `create index licence_offers_owner on licence_offers (owner_id, material_type)`,
  `create index licence_offers_work on licence_offers (work_id) where work_id is not null`,
  `create table licence_requests (
    id uuid primary key,
    offer_id uuid not null,
    work_id uuid,
    certificate_id text not null,
    licensor_id uuid,
    licensee_id uuid,
    state text not null,
    terms jsonb not null,
    is_exclusive boolean not null,
    amount bigint check (amount >= 0),
    currency text not null,
    knows_of_dispute boolean not null default false,
    language text not null,
    sealed bytea not null,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now()
  )`,
  `create index licence_requests_work on licence_requests (work_id) where work_id is not null`,
  `create index licence_requests_certificate on licence_requests (certificate_id)`,
  `create index licence_requests_licensor on licence_requests (licensor_id, changed_at) where licensor_id is not null`,
  `create index licence_requests_licensee on licence_requests (licensee_id, changed_at) where licensee_id is not null`,
  // Without foreign keys: rows are written in the transaction that gives a licence its leaf, and stay when a side is erased.
  `create table licences (
    id text primary key,
    request_id uuid not null unique,
    work_id uuid,
    certificate_id text not null,
    licensor_id uuid,
    licensee_id uuid,
    packed_record bytea not null,
    disclosures bytea,
    terms jsonb not null,
    from_day text not null,
    until_day text,
    is_exclusive boolean not null,
    amount bigint not null check (amount >= 0),
    currency text not null,
    paid text not null check (paid in ('free', 'outside', 'demo')),
    listed_by_licensor boolean not null default false,
    listed_by_licensee boolean not null default false,
    language text not null,
    issued_at timestamptz not null,
    over_since timestamptz
  )`,
  `create index licences_certificate on licences (certificate_id)`,
  `create index licences_licensor on licences (licensor_id, issued_at) where licensor_id is not null`,
  `create index licences_licensee on licences (licensee_id, issued_at) where licensee_id is not null`,
];
