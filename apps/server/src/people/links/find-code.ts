import type { LinkFailure, LinkFound } from "@colophon/api";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { FetchedText } from "../../base/fetch-guard/fetch-guard.ts";

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
export function findOnPage({ mediaType, text, url }: FetchedText, sought: Sought): Found {
  if (mediaType === "text/plain") return text.includes(sought.code) ? "text" : "no_code";
  const seen: Seen = { base: undefined, links: [], text: "" };
  read(parse(text), seen);
  const base = (seen.base === undefined ? null : URL.parse(seen.base, url)) ?? url;
  const back = seen.links.filter(({ href }) => leadsTo(URL.parse(href, base), new URL(sought.creatorPage)));
  if (back.some(({ rel }) => !rel.some((word) => byOthers.has(word)))) return "rel-me";
  if (seen.text.includes(sought.code)) return "text";
  return back.length > 0 ? "weak_link" : "no_code";
}

/** Sites put these on links that their visitors have written (HTML, 4.6.7). */
const byOthers = new Set(["ugc", "nofollow", "sponsored"]);

interface Seen {
  /** Of the first `base` with an address. */
  base: string | undefined;
  /** With `rel="me"`. */
  links: { href: string; rel: string[] }[];
  text: string;
}

/** Text that no reader sees. The contents of `template` are not among its children. */
const unseen = new Set(["script", "style", "noscript", "textarea", "title", "iframe", "noembed", "noframes"]);
const linking = new Set(["a", "area", "link"]);

/** A page may be nested as deep as it is long, so nothing here calls itself. */
function read(document: DefaultTreeAdapterTypes.Document, seen: Seen): void {
  const open: DefaultTreeAdapterTypes.ChildNode[] = document.childNodes.toReversed();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.nodeName === "#text" && "value" in node) seen.text += node.value;
    if (!("attrs" in node) || unseen.has(node.tagName)) continue;
    readElement(node, seen);
    for (const child of node.childNodes.toReversed()) open.push(child);
  }
}

function readElement({ tagName, attrs }: DefaultTreeAdapterTypes.Element, seen: Seen): void {
  const valueOf = (name: string) => attrs.find((attribute) => attribute.name === name)?.value;
  const href = valueOf("href");
  if (href === undefined) return;
  if (tagName === "base") seen.base ??= href;
  const rel = (valueOf("rel") ?? "").toLowerCase().split(/[\t\n\f\r ]+/);
  if (linking.has(tagName) && rel.includes("me")) seen.links.push({ href, rel });
}

/** A creator's page has views in other languages, whose query differs. */
function leadsTo(link: URL | null, page: URL): boolean {
  return link?.origin === page.origin && link.pathname.replace(/\/$/, "").toLowerCase() === page.pathname;
}
