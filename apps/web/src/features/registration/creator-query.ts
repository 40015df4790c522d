import { shownFields } from "@colophon/api";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";
import { emptyIfNotFound } from "../../lib/api/empty-if-not-found.ts";

/** What the wizard needs of the user's own profile. */
export const creatorQuery = queryOptions({
  queryKey: ["creator-of-registration"],
  queryFn: async ({ signal }) => {
    const [profile, aliases, selfIdentification, links] = await Promise.all([
      callApi("GET /api/user/profile", {}, { signal }),
      emptyIfNotFound(callApi("GET /api/user/aliases", {}, { signal }), []),
      emptyIfNotFound(callApi("GET /api/user/self-identification", {}, { signal }), undefined),
      emptyIfNotFound(callApi("GET /api/user/links", {}, { signal }), []),
    ]);
    return {
      profile,
      aliases,
      links,
      /** The fields that their owner shows on certificates. */
      selfIdentification: selfIdentification ? shownFields(selfIdentification, "certificate") : {},
    };
  },
  staleTime: 0,
});
