import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";
import { emptyIfNotFound } from "../../lib/api/empty-if-not-found.ts";

/** The user's aliases, oldest first. */
export const aliasesQuery = queryOptions({
  queryKey: ["aliases"],
  queryFn: async ({ signal }) => emptyIfNotFound(callApi("GET /api/user/aliases", {}, { signal }), []),
});
