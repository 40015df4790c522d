import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../base/db/schema.ts";

type Db = Kysely<Database>;

export interface Lease {
  name: string;
  /** Who holds it, different each time that it is taken. */
  holder: string;
}

const inSeconds = (seconds: number) => sql`now() + ${seconds} * interval '1 second'`;

const isOwn = ({ name, holder }: Lease) => sql`name = ${name} and holder = ${holder}`;

/** False while another holds it. */
export async function takeLease(db: Db, { name, holder }: Lease, seconds: number): Promise<boolean> {
  const taken =
    await sql`insert into leases as old (name, holder, ends_at) values (${name}, ${holder}, ${inSeconds(seconds)})
    on conflict (name) do update set holder = excluded.holder, ends_at = excluded.ends_at
    where old.ends_at < now()`.execute(db);
  return taken.numAffectedRows === 1n;
}

/** False when another has taken it. */
export async function renewLease(db: Db, lease: Lease, seconds: number): Promise<boolean> {
  const renewed = await sql`update leases set ends_at = ${inSeconds(seconds)} where ${isOwn(lease)}`.execute(
    db,
  );
  return renewed.numAffectedRows !== 0n;
}

/** Until the transaction ends nobody else can take it. False when another has. */
export async function holdLease(tx: Transaction<Database>, lease: Lease): Promise<boolean> {
  const { rows } = await sql`select from leases where ${isOwn(lease)} for share`.execute(tx);
  return rows.length > 0;
}

export async function deleteLease(db: Db, lease: Lease): Promise<void> {
  await sql`delete from leases where ${isOwn(lease)}`.execute(db);
}

export async function writeAlarm(db: Db, lease: Lease, alarm: string | null): Promise<void> {
  await sql`update leases set alarm = ${alarm} where ${isOwn(lease)}`.execute(db);
}

/** The alarm that the present leader raised last. */
export async function readAlarm(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom("leases").select("alarm").where("name", "=", name).executeTakeFirst();
  return row?.alarm ?? null;
}
