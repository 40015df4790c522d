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

/**
 * Looks for a link, and if it is found, for those of other accounts to the same domain. What has been asked for one answers
 * for those of the same way: no host is asked twice. A page has no `rivals`: what is on it answers for its own address only.
 */
export async function look(
  context: LookContext,
  link: LinkRow,
  rivals: readonly LinkRow[],
): Promise<{ own: Finding; others: Map<string, Finding> }> {
  const judge = await ask(context, link);
  const own = await judge(link);
  const others = new Map<string, Finding>();
  if (own.how === undefined) return { own, others };
  const judges = new Map([[link.way, judge]]);
  for (const rival of rivals) {
    const judgeRival = judges.get(rival.way) ?? (await ask(context, rival));
    judges.set(rival.way, judgeRival);
    others.set(rival.id, await judgeRival(rival));
  }
  return { own, others };
}

async function ask(
  { fetchGuard, config: { publicUrl } }: LookContext,
  { way, url }: LinkRow,
): Promise<(link: LinkRow) => Finding | Promise<Finding>> {
  const host = hostOf(publicUrl);
  try {
    if (way === "page") {
      const page = await fetchGuard.getText(url);
      return async (link) => {
        const creatorPage = creatorPageOf(publicUrl, link.user_id);
        const found = await findOnPage(page, { code: link.code, creatorPage });
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
