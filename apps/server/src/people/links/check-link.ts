import type { LinkState } from "@colophon/api";
import type { Kysely } from "kysely";
import type { Database } from "../../base/db/schema.ts";
import { AppError } from "../../base/errors.ts";
import type { LinkContext } from "./link-context.ts";
import {
  findById,
  hasten,
  insertEvent,
  isLostByNow,
  type LinkRow,
  listRivals,
  lockUrl,
  noteFailure,
  noteFound,
} from "./link-store.ts";
import { type Finding, look, placeOf } from "./look.ts";
import { takeLooks } from "./look-store.ts";
import { tellOwner } from "./tell-owner.ts";

/**
 * Looks whether a link is confirmed, and at the same time at those of other accounts that have its domain now: so a domain
 * is never shown by two accounts, and goes to the account that controls it. Undefined: the link was removed meanwhile.
 */
export async function checkLink(
  context: LinkContext,
  link: LinkRow,
  { oneLink }: { oneLink: boolean },
): Promise<LinkRow | undefined> {
  const { db, config } = context;
  const isDomain = link.way !== "page";
  const rivals = isDomain ? await listRivals(db, link) : [];
  const all = [link, ...rivals];
  if (config.rateLimits) {
    const places = [...new Set(all.map(placeOf))];
    // Before looking, in a transaction of its own: a look counts whatever it finds, and no lock is held while the network is asked.
    const wait = await takeLooks(db, { userId: link.user_id, places, oneLink });
    if (wait > 0) throw new AppError("rate_limited", { retryAfter: wait });
  }
  const { own, others } = await look(context, link, rivals);
  return db.transaction().execute(async (tx) => {
    // Only after the look, which may take long: the link is read again, since it may have been removed or confirmed meanwhile.
    await lockUrl(tx, link.url);
    const before = await findById(tx, link.id);
    if (before === undefined) return undefined;
    return own.how === undefined
      ? judgeMissing(context, tx, before, own)
      : judgeFound(context, tx, before, { ...own, others });
  });
}

async function judgeFound(
  context: LinkContext,
  tx: Kysely<Database>,
  before: LinkRow,
  { how, others }: Extract<Finding, { how: string }> & { others: Map<string, Finding> },
): Promise<LinkRow> {
  const rivals = before.way === "page" ? [] : await listRivals(tx, before);
  // One that was confirmed while this one was looked at was found just now.
  const findingOf = ({ id, way }: LinkRow): Finding =>
    others.get(id) ?? { how: way === "dns" ? "dns" : "well-known" };
  const gone = rivals.filter((rival) => findingOf(rival).how === undefined);
  const there = rivals.filter((rival) => findingOf(rival).how !== undefined);
  for (const rival of gone) {
    const { failure = "no_code" } = findingOf(rival);
    await enter(context, tx, rival, await noteFailure(tx, rival.id, { state: "moved", failure }));
  }
  for (const rival of there) {
    const { how: seen } = findingOf(rival);
    if (seen !== undefined)
      await enter(context, tx, rival, await noteFound(tx, rival, { state: "contested", how: seen }));
  }
  const state = there.length > 0 ? "contested" : "confirmed";
  const after = await noteFound(tx, before, { state, how });
  await enter(context, tx, before, after, { tookOver: gone.length > 0 });
  return after;
}

async function judgeMissing(
  context: LinkContext,
  tx: Kysely<Database>,
  before: LinkRow,
  { failure }: Extract<Finding, { failure: string }>,
): Promise<LinkRow> {
  const after = await noteFailure(tx, before.id, { state: await stateWithout(tx, before), failure });
  await enter(context, tx, before, after);
  if (before.state === "contested")
    await hasten(
      tx,
      (await listRivals(tx, before)).map(({ id }) => id),
    );
  return after;
}

/** What a link is once it was not found. One that is contested has nothing to lose but the contest. */
async function stateWithout(tx: Kysely<Database>, { id, state }: LinkRow): Promise<LinkState> {
  if (state === "contested") return "moved";
  if (state === "confirmed") return (await isLostByNow(tx, id)) ? "lost" : "confirmed";
  return state;
}

/** What changes is kept in the link's history, and its owner hears of it. */
async function enter(
  { letters }: LinkContext,
  tx: Kysely<Database>,
  before: LinkRow,
  after: LinkRow,
  { tookOver = false } = {},
): Promise<void> {
  if (after.state === before.state) return;
  await insertEvent(tx, after.id, after.state);
  await tellOwner(letters, tx, after, { tookOver });
}
