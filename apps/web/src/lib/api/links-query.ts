import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./call-api.ts";

/** The user's own links, oldest first. */
export const linksQuery = queryOptions({
  queryKey: ["links"],
  queryFn: async ({ signal }) => callApi("GET /api/user/links", {}, { signal }),
});
