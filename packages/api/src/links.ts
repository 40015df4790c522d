import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { idParams } from "./id.ts";
import { requiredLine } from "./text.ts";
import { linkFailures, linkStates, linkWays, linksFound, maxLinkLength } from "./vocabulary.ts";

const moment = z.iso.datetime();

/** A domain or a page that the account says is its own, and what the registry found there. */
export const link = z.object({
  id: z.uuid(),
  /** `dns` and `well-known`: a domain, as `https://<domain>/`. `page`: a page. Names in lower-case A-labels. */
  url: z.string(),
  /** The same in Unicode; null where that is no other. */
  unicodeUrl: z.string().nullable(),
  way: z.enum(linkWays),
  /** Random, of this link alone. */
  code: z.string(),
  /** Where the line goes: the name of a TXT record, the address of a file, or that of the page. */
  place: z.string(),
  line: z.string(),
  /** For a page: it may link here with `rel="me"` instead. Null for a domain. */
  creatorPage: z.string().nullable(),
  state: z.enum(linkStates),
  /** How it was confirmed last; null: never yet. */
  how: z.enum(linksFound).nullable(),
  /** When the present or last confirmation began. */
  confirmedAt: moment.nullable(),
  /** When it was found last. */
  foundAt: moment.nullable(),
  /** When the registry looked last. */
  checkedAt: moment.nullable(),
  /** Why the last look did not find it. A confirmed link may have one: it counts as lost after three in a row over three days. */
  failure: z.enum(linkFailures).nullable(),
  /** On the creator's page, and offered on certificates. */
  shown: z.boolean(),
});
export type Link = z.output<typeof link>;

/** A confirmed link as others see it. */
export const publicLink = link
  .pick({ url: true, unicodeUrl: true })
  .extend({ how: z.enum(linksFound), confirmedAt: moment, foundAt: moment });
export type PublicLink = z.output<typeof publicLink>;

export const linkEndpoints = {
  "GET /api/user/links": {
    operation: "listLinks",
    summary: "The account’s links to domains and pages, oldest first, and their state",
    access: "signed-in",
    ok: z.array(link),
  },
  "POST /api/user/links": {
    operation: "addLink",
    summary: "Add a domain or a page that is to be confirmed; nothing is fetched yet",
    access: "signed-in",
    status: 201,
    body: z.object({ address: requiredLine(maxLinkLength), way: z.enum(linkWays, "invalid") }),
    ok: link,
  },
  "POST /api/user/links/{id}/check": {
    operation: "checkLink",
    summary: "Look now whether a link is confirmed, once a minute at most; answers what was found",
    access: "signed-in",
    params: idParams,
    ok: link,
  },
  "PATCH /api/user/links/{id}": {
    operation: "showOrHideLink",
    summary: "Show a link on the creator’s page and offer it on certificates, or do neither",
    access: "signed-in",
    params: idParams,
    body: z.object({ shown: z.boolean("invalid") }),
    ok: link,
  },
  "DELETE /api/user/links/{id}": {
    operation: "removeLink",
    summary: "Remove a link and its history; certificates keep what they say",
    access: "signed-in",
    status: 204,
    params: idParams,
  },
} as const satisfies Record<string, Endpoint>;
