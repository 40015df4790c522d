import type { ContestedDomain, PersonalData, PublicLink } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { describePublicly } from "./describe-link.ts";
import { inUnicode } from "./link-address.ts";
import { listContested, listEvents, listLinks } from "./link-store.ts";

/** Those that a creator's page shows now. */
export async function listPublicLinks(db: Kysely<Database>, userId: string): Promise<PublicLink[]> {
  return (await listLinks(db, userId)).flatMap((link) => describePublicly(link) ?? []);
}

/** With what was found when, for the owner's export. */
export async function exportLinks(db: Kysely<Database>, userId: string): Promise<PersonalData["links"]> {
  const [links, events] = await Promise.all([listLinks(db, userId), listEvents(db, userId)]);
  return links.map(({ id, url, way, code, state, shown, created_at: createdAt }) => ({
    url,
    way,
    code,
    state,
    shown,
    createdAt: createdAt.toISOString(),
    history: events
      .filter((event) => event.link_id === id)
      .map((event) => ({ state: event.state, at: event.at.toISOString() })),
  }));
}

/** As an operator sees an account's. */
export async function describeLinksOf(db: Kysely<Database>, userId: string) {
  return (await listLinks(db, userId)).map(
    ({ url, state, confirmed_at: confirmedAt, checked_at: checkedAt }) => ({
      url,
      unicodeUrl: inUnicode(url),
      state,
      confirmedAt: confirmedAt?.toISOString() ?? null,
      checkedAt: checkedAt?.toISOString() ?? null,
    }),
  );
}

/** Domains at which several accounts have their codes now. */
export async function describeContested(db: Kysely<Database>): Promise<ContestedDomain[]> {
  const domains = new Map<string, ContestedDomain>();
  for (const row of await listContested(db)) {
    const domain = domains.get(row.url) ?? { url: row.url, unicodeUrl: inUnicode(row.url), accounts: [] };
    domain.accounts.push({
      id: row.user_id,
      name: row.full_name,
      confirmedAt: row.confirmed_at?.toISOString() ?? null,
      checkedAt: row.checked_at?.toISOString() ?? null,
    });
    domains.set(row.url, domain);
  }
  return [...domains.values()];
}
