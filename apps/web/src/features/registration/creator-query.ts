import { ApiError, shownFields } from "@colophon/api";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";

/** What the wizard needs of the user's own profile. */
export const creatorQuery = queryOptions({
  queryKey: ["creator-of-registration"],
  queryFn: async ({ signal }) => {
    const [profile, aliases, selfIdentification] = await Promise.all([
      callApi("GET /api/user/profile", {}, { signal }),
      callApi("GET /api/user/aliases", {}, { signal }).catch(emptyIfNotFound([])),
      callApi("GET /api/user/self-identification", {}, { signal }).catch(emptyIfNotFound(undefined)),
    ]);
    return {
      profile,
      aliases,
      /** The fields that their owner shows on certificates. */
      selfIdentification: selfIdentification ? shownFields(selfIdentification, "certificate") : {},
    };
  },
  staleTime: 0,
});

/** Specification section 8: a 404 means none yet, and isn't an error. */
const emptyIfNotFound =
  <T>(empty: T) =>
  (error: unknown): T => {
    if (error instanceof ApiError && error.status === 404) return empty;
    throw error;
  };
