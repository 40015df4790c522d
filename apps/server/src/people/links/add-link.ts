import { randomInt } from "node:crypto";
import { certificateIdAlphabet, type LinkWay, maxLinks } from "@colophon/api";
import { AppError } from "../../base/errors.ts";
import { lockUser } from "../accounts/accounts.ts";
import { hostOf, readLinkAddress } from "./link-address.ts";
import type { LinkContext } from "./link-context.ts";
import { insertEvent, insertLink, type LinkRow, listLinks } from "./link-store.ts";

/** A link that waits to be confirmed. Nothing is fetched for it yet. */
export function addLink(
  { db, config }: Pick<LinkContext, "db" | "config">,
  userId: string,
  { address, way }: { address: string; way: LinkWay },
): Promise<LinkRow> {
  const url = readLinkAddress(address, way, hostOf(config.publicUrl));
  return db.transaction().execute(async (tx) => {
    if ((await lockUser(tx, userId)) === undefined) throw new AppError("unauthorized");
    if ((await listLinks(tx, userId)).length >= maxLinks) throw new AppError("too_many_links");
    const link = await insertLink(tx, { userId, url, way, code: newCode() });
    if (link === undefined) throw new AppError("link_exists");
    await insertEvent(tx, link.id, link.state);
    return link;
  });
}

/** 100 random bits, which say nothing about anybody. */
function newCode(): string {
  const characters = Array.from(
    { length: 20 },
    () => certificateIdAlphabet[randomInt(certificateIdAlphabet.length)],
  );
  return `colophon-${characters.join("").toLowerCase()}`;
}
