import type { Claim } from "@colophon/api";
import { AppError } from "../../base/errors.ts";
import { checkLink } from "./check-link.ts";
import type { LinkContext } from "./link-context.ts";
import { findLink, type LinkRow } from "./link-store.ts";

/** Part of what registers works. */
export interface LinkClaims {
  /** Absent: no link is ever confirmed. */
  claimLinks?: (userId: string, ids: readonly string[], options: { isPaid: boolean }) => Promise<Claim[]>;
}

/** None for a registration that names no links, as most do. */
export async function claimLinksOf(
  { claimLinks: claim }: LinkClaims,
  userId: string,
  ids: readonly string[],
  options: { isPaid: boolean },
): Promise<Claim[]> {
  if (ids.length === 0) return [];
  if (claim === undefined) throw new AppError("link_not_confirmed", { fields: { "links.0": "invalid" } });
  return claim(userId, ids, options);
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * What the record says of the links that a registration names: that the registry has found them, and when. Where that is
 * older than a day, it looks again. One that isn't found refuses the registration; for an order that is paid, it is left
 * out, as it was found before that.
 */
export function createLinkClaims(context: LinkContext): NonNullable<LinkClaims["claimLinks"]> {
  /** Works that are registered together wait for one look. */
  const looking = new Map<string, Promise<LinkRow | undefined>>();

  function lookOnce(link: LinkRow): Promise<LinkRow | undefined> {
    const begun = looking.get(link.id) ?? lookAgain(link).finally(() => looking.delete(link.id));
    looking.set(link.id, begun);
    return begun;
  }

  async function lookAgain({ user_id: userId, id }: LinkRow): Promise<LinkRow | undefined> {
    // Another work's look may have ended since the link was read, and a second one is refused within a minute.
    const link = await findLink(context.db, userId, id);
    return isDue(link) ? checkLink(context, link, { oneLink: false }) : link;
  }

  async function findFresh(userId: string, id: string): Promise<LinkRow | undefined> {
    const known = await findLink(context.db, userId, id);
    const link = isDue(known) ? await lookOnce(known) : known;
    return link?.state === "confirmed" && link.failure === null ? link : undefined;
  }

  return async (userId, ids, { isPaid }) => {
    const found: LinkRow[] = [];
    for (const [position, id] of [...new Set(ids)].entries()) {
      const link = await findFresh(userId, id);
      if (link !== undefined) found.push(link);
      else if (!isPaid)
        throw new AppError("link_not_confirmed", { fields: { [`links.${position}`]: "invalid" } });
    }
    return found.map(({ url, how, found_at: foundAt }, at) => [
      `link.${at + 1}`,
      { url, how, checkedAt: Math.floor((foundAt?.getTime() ?? 0) / 1000) },
    ]);
  };
}

/** Confirmed, but found more than a day ago, or missing when it was looked at more than a minute ago. */
function isDue(link: LinkRow | undefined): link is LinkRow {
  if (link?.state !== "confirmed") return false;
  return link.failure === null ? since(link.found_at) >= dayMs : since(link.checked_at) >= minuteMs;
}

const since = (moment: Date | null): number => Date.now() - (moment?.getTime() ?? 0);
