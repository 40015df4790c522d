import type { CertificateStatus } from "@colophon/api";
import type { Queryable } from "../base/db/queryable.ts";
import { type SaidStatement, statusOf } from "../record/heading.ts";
import { saidOf } from "../record/heading-sql.ts";

/** Of each kind in one answer. */
const most = 50;

export interface FoundCertificate {
  certificateId: string;
  title: string;
  creatorName: string;
  registeredAt: Date;
  sharedPublicly: boolean;
  status: CertificateStatus;
  /** Null where nobody owns it any more. */
  accountId: string | null;
}

/** `$1` is what is looked for. */
const certificateBy = {
  id: "c.id = $1",
  account: "w.owner_id = $1::uuid",
  work: "w.id = $1::uuid",
  fingerprint: `exists (select from file_fingerprints f where f.certificate_id = c.id and f.sha256 = decode($1, 'hex'))`,
  name: `(strpos(lower(s.creator), lower($1)) > 0 or strpos(lower(w.title), lower($1)) > 0)`,
};

export async function findCertificates(
  db: Queryable,
  by: keyof typeof certificateBy,
  value: string,
): Promise<FoundCertificate[]> {
  const { rows } = await db.query<Omit<FoundCertificate, "status"> & { said: SaidStatement[] }>(
    `select c.id as "certificateId", w.title, s.creator as "creatorName", c.registered_at as "registeredAt",
       w.shared_publicly as "sharedPublicly", w.owner_id as "accountId", ${saidOf("c.id")} as said
     from certificates c join works w on w.id = c.work_id join search_works s on s.work_id = w.id
     where ${certificateBy[by]} order by c.registered_at desc limit ${most}`,
    [value],
  );
  return rows.map(({ said, ...row }) => ({ ...row, status: statusOf(said) }));
}

export interface FoundAccount {
  id: string;
  name: string;
  email: string;
  emailConfirmed: boolean;
  createdAt: Date;
  suspendedAt: Date | null;
  isOperator: boolean;
}

const accountBy = {
  id: "u.id = $1::uuid",
  /** The address as `emailKey` gives it. */
  address: "u.email_key = $1",
  name: `(strpos(lower(u.full_name), lower($1)) > 0
    or exists (select from aliases a where a.user_id = u.id and strpos(lower(a.name), lower($1)) > 0))`,
};

export async function findAccounts(
  db: Queryable,
  by: keyof typeof accountBy,
  value: string,
): Promise<FoundAccount[]> {
  const { rows } = await db.query<FoundAccount>(
    `select u.id, u.full_name as name, u.email, u.email_confirmed_at is not null as "emailConfirmed",
       u.created_at as "createdAt", u.suspended_at as "suspendedAt",
       exists (select from operators o where o.user_id = u.id) as "isOperator"
     from users u where u.erasing_since is null and ${accountBy[by]} order by u.created_at desc limit ${most}`,
    [value],
  );
  return rows;
}

export interface FoundOrder {
  id: string;
  state: string;
  provider: "demo" | "stripe";
  amount: number;
  currency: string;
  createdAt: Date;
  accountId: string | null;
  certificateId: string | null;
  failure: string | null;
}

const orderBy = {
  id: "id = $1::uuid",
  account: "user_id = $1::uuid",
  certificate: "certificate_id = $1",
  receipt: "id in (select order_id from receipts where number = $1::bigint)",
  /** Those that somebody has tried in vain, and refunds that failed for good, whatever is looked for. */
  waiting: "(due_at is not null and attempts > 1 or failure = 'refund_failed') and $1::text is not null",
};

export async function findOrders(
  db: Queryable,
  by: keyof typeof orderBy,
  value: string,
): Promise<FoundOrder[]> {
  const { rows } = await db.query<FoundOrder>(
    `select id, state, provider, amount, currency, created_at as "createdAt", user_id as "accountId",
       certificate_id as "certificateId", failure
     from orders where ${orderBy[by]} order by created_at desc limit ${most}`,
    [value],
  );
  return rows;
}
