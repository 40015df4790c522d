import type { LinkFailure, LinkFound } from "@colophon/api";
import type { FetchedText } from "../../base/fetch-guard/fetch-guard.ts";
import { readPage } from "./read-page.ts";

/** What a page has to say: the code that its owner was given, or a link to their page here. */
export interface Sought {
  code: string;
  creatorPage: string;
}

type Found = Extract<LinkFound, "rel-me" | "text"> | Extract<LinkFailure, "no_code" | "weak_link">;

/** Whether one of these lines has nothing but the code, perhaps after the registry's host. */
export function hasLine(lines: readonly string[], { code, host }: { code: string; host: string }): boolean {
  return lines.some((line) => [code, `${host} ${code}`].includes(line.trim().replace(/\s+/g, " ")));
}

/** Whether a page links back with `rel="me"`, or has the code where readers see it. What scripts would add is not looked at. */
export async function findOnPage({ mediaType, text, url }: FetchedText, sought: Sought): Promise<Found> {
  if (mediaType === "text/plain") return text.includes(sought.code) ? "text" : "no_code";
  const page = await readPage(text);
  const base = (page.base === undefined ? null : URL.parse(page.base, url)) ?? url;
  const back = page.links.filter(({ href }) => leadsTo(URL.parse(href, base), new URL(sought.creatorPage)));
  if (back.some(({ rel }) => !rel.some((word) => byOthers.has(word)))) return "rel-me";
  if (page.text.includes(sought.code)) return "text";
  return back.length > 0 ? "weak_link" : "no_code";
}

/** Sites put these on links that their visitors have written (HTML, 4.6.7). */
const byOthers = new Set(["ugc", "nofollow", "sponsored"]);

/** A creator's page has views in other languages, whose query differs. */
function leadsTo(link: URL | null, page: URL): boolean {
  return link?.origin === page.origin && link.pathname.replace(/\/$/, "").toLowerCase() === page.pathname;
}
