import type { LinkFailure, LinkFound } from "@colophon/api";
import { type FetchGuard } from "../../base/fetch-guard/fetch-guard.ts";
import { FetchRefusal } from "../../base/fetch-guard/fetch-refusal.ts";
import { creatorPageOf, fileOf, recordOf } from "./describe-link.ts";
import { findOnPage, hasLine } from "./find-code.ts";
import { hostOf } from "./link-address.ts";
import type { LinkRow } from "./link-store.ts";

export type Finding = { how: LinkFound; failure?: never } | { how?: never; failure: LinkFailure };

interface LookContext {
  fetchGuard: FetchGuard;
  config: { publicUrl: string };
}

/** What a look asks, for the limits: a host, or those who answer for a domain. */
export const placeOf = ({ way, url }: Pick<LinkRow, "way" | "url">): string =>
  way === "dns" ? `dns ${hostOf(url)}` : hostOf(url);

/** Looks for all of these links, which are of one address: what has been asked for one answers for those of the same way. */
export async function look(context: LookContext, links: readonly LinkRow[]): Promise<Map<string, Finding>> {
  const asked = new Map<string, Promise<(link: LinkRow) => Finding>>();
  const findings = new Map<string, Finding>();
  for (const link of links) {
    const asking = asked.get(link.way) ?? ask(context, link);
    asked.set(link.way, asking);
    findings.set(link.id, (await asking)(link));
  }
  return findings;
}

async function ask(
  { fetchGuard, config: { publicUrl } }: LookContext,
  { way, url }: LinkRow,
): Promise<(link: LinkRow) => Finding> {
  const host = hostOf(publicUrl);
  try {
    if (way === "page") {
      const page = await fetchGuard.getText(url);
      return (link) => {
        const creatorPage = creatorPageOf(publicUrl, link.user_id);
        const found = findOnPage(page, { code: link.code, creatorPage });
        return found === "rel-me" || found === "text" ? { how: found } : { failure: found };
      };
    }
    const lines =
      way === "dns"
        ? await fetchGuard.getTexts(recordOf(url))
        : (await fetchGuard.getText(fileOf(url))).text.split(/\r?\n/);
    return ({ code }) => (hasLine(lines, { code, host }) ? { how: way } : { failure: "no_code" });
  } catch (error) {
    if (!(error instanceof FetchRefusal)) throw error;
    return () => ({ failure: error.reason });
  }
}
