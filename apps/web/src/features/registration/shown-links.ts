import type { Link } from "@colophon/api";
import type { Draft } from "./draft.ts";

/** Those that a certificate may name now. */
export const confirmedLinks = (links: readonly Link[]): Link[] =>
  links.filter(({ state, shown }) => state === "confirmed" && shown);

/** Whether the certificate names a link: it would show whose an alias is. */
export const showsLink = ({ linkChoices, creatorName }: Draft, { id }: Pick<Link, "id">): boolean =>
  linkChoices[id] ?? creatorName === "";

/** The ids of those that it names. */
export const shownLinks = (draft: Draft, links: readonly Link[]): string[] =>
  confirmedLinks(links)
    .filter((link) => showsLink(draft, link))
    .map(({ id }) => id);
