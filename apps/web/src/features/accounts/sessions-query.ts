import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";

/** Where the account is logged in, most recently used first. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async ({ signal }) => callApi("GET /api/auth/sessions", {}, { signal }),
});
