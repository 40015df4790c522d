import { queryClient } from "../../lib/api/query-client.ts";
import { creatorQuery } from "./creator-query.ts";
import type { Draft } from "./draft.ts";
import { shownLinks } from "./shown-links.ts";

/**
 * Where the profile could not be loaded, the review listed none of its fields: nothing is printed that was not seen. One that
 * is on its way is awaited, so that a paid order's contents are the same after a reload, and nobody pays for them twice.
 */
export async function withSeenOnly(draft: Draft): Promise<Draft> {
  const creator = await queryClient.query({ ...creatorQuery, staleTime: "static" }).catch(() => undefined);
  return creator
    ? { ...draft, links: shownLinks(draft, creator.links) }
    : { ...draft, selfIdentificationShown: false, links: [] };
}
