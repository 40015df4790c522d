import { unicodeHost } from "./unicode-host.ts";

/** What a link is called: its address without `https://`, and the same with its host as its owner writes it, where that differs. */
export interface LinkName {
  name: string;
  /** A name that looks like another's is told from it by the other form alone: shown beside it, never in its place. */
  unicode?: string;
}

export function linkName(url: string): LinkName {
  const [, host, path = ""] = /^https:\/\/([^/?#]+)(?:\/$|([/?#].*)?$)/s.exec(url) ?? [];
  if (host === undefined) return { name: url };
  const unicode = unicodeHost(host);
  return { name: host + path, ...(unicode !== undefined && { unicode: unicode + path }) };
}

/** In one line. */
export function linkText(url: string): string {
  const { name, unicode } = linkName(url);
  return unicode === undefined ? name : `${name} (${unicode})`;
}

/**
 * What the registry says that it saw: a name that its registrant controlled, or a page, which anybody may have written. Undefined for
 * a way of checking that this version doesn't know.
 */
export function linkFinding(how: string): "controlled" | "linked" | "code" | undefined {
  if (how === "dns" || how === "well-known") return "controlled";
  if (how === "rel-me") return "linked";
  return how === "text" ? "code" : undefined;
}
