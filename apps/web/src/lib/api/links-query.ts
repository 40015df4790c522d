import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./call-api.ts";
import { emptyIfNotFound } from "./empty-if-not-found.ts";

/** The user's own links, oldest first. */
export const linksQuery = queryOptions({
  queryKey: ["links"],
  queryFn: async ({ signal }) => emptyIfNotFound(callApi("GET /api/user/links", {}, { signal }), []),
});
