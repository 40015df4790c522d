import { certificateIdPattern, type OrderState } from "@colophon/api";
import { emailKey } from "../base/email-key.ts";
import { isUuid } from "../base/is-uuid.ts";
import type { Queryable } from "../base/db/queryable.ts";
import {
  findAccounts,
  findCertificates,
  findOrders,
  type FoundAccount,
  type FoundCertificate,
  type FoundOrder,
} from "./find-store.ts";

/** Looks for what a text can be: its form says which. */
export async function find(db: Queryable, text: string) {
  const [lower, upper] = [text.toLowerCase(), text.toUpperCase()];
  if (certificateIdPattern.test(upper))
    return describe(await findCertificates(db, "id", upper), [], await findOrders(db, "certificate", upper));
  if (/^[0-9a-f]{64}$/.test(lower)) return describe(await findCertificates(db, "fingerprint", lower));
  if (isUuid(lower)) {
    const [works, accounts, orders] = await Promise.all([
      findCertificates(db, "work", lower),
      findAccounts(db, "id", lower),
      findOrders(db, "id", lower),
    ]);
    return describe(works, accounts, orders);
  }
  if (text.includes("@")) return describe([], await findAccounts(db, "address", emailKey(text)));
  const orders = /^\d{1,15}$/.test(text) ? await findOrders(db, "receipt", text) : [];
  return describe(await findCertificates(db, "name", text), await findAccounts(db, "name", text), orders);
}

function describe(
  certificates: readonly FoundCertificate[],
  accounts: readonly FoundAccount[] = [],
  orders: readonly FoundOrder[] = [],
) {
  return {
    certificates: certificates.map(describeFound),
    accounts: accounts.map(describeAccount),
    orders: orders.map(describeOrder),
  };
}

export function describeFound({ registeredAt, ...certificate }: FoundCertificate) {
  return { ...certificate, registeredAt: registeredAt.toISOString() };
}

export function describeAccount({ createdAt, suspendedAt, ...account }: FoundAccount) {
  return {
    ...account,
    createdAt: createdAt.toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
  };
}

export function describeOrder({ createdAt, state, ...order }: FoundOrder) {
  // Nothing but the table of states writes it.
  return { ...order, state: state as OrderState, createdAt: createdAt.toISOString() };
}
