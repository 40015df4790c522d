import type { Link, PublicLink } from "@colophon/api";
import { hostOf, inUnicode } from "./link-address.ts";
import type { LinkRow } from "./link-store.ts";

/** A link as its owner sees it, with what they have to put where. */
export function describeLink(publicUrl: string, row: LinkRow): Link {
  return {
    id: row.id,
    url: row.url,
    unicodeUrl: inUnicode(row.url),
    way: row.way,
    code: row.code,
    ...instructionOf(publicUrl, row),
    state: row.state,
    how: row.how,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    foundAt: row.found_at?.toISOString() ?? null,
    checkedAt: row.checked_at?.toISOString() ?? null,
    failure: row.failure,
    shown: row.shown,
  };
}

function instructionOf(
  publicUrl: string,
  { url, way, code, user_id: userId }: LinkRow,
): Pick<Link, "place" | "line" | "creatorPage"> {
  if (way === "page") return { place: url, line: code, creatorPage: creatorPageOf(publicUrl, userId) };
  const line = `${hostOf(publicUrl)} ${code}`;
  return { place: way === "dns" ? recordOf(url) : fileOf(url), line, creatorPage: null };
}

export const creatorPageOf = (publicUrl: string, userId: string): string => `${publicUrl}/creators/${userId}`;
export const recordOf = (url: string): string => `_colophon.${hostOf(url)}`;
export const fileOf = (url: string): string => `https://${hostOf(url)}/.well-known/colophon.txt`;

/** As others see it: undefined unless it is confirmed and shown now. */
export function describePublicly(row: LinkRow): PublicLink | undefined {
  const { url, state, shown, how, confirmed_at: confirmedAt, found_at: foundAt } = row;
  if (state !== "confirmed" || !shown || how === null || confirmedAt === null || foundAt === null)
    return undefined;
  return {
    url,
    unicodeUrl: inUnicode(url),
    how,
    confirmedAt: confirmedAt.toISOString(),
    foundAt: foundAt.toISOString(),
  };
}
