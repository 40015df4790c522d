import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/call-api.ts";

/** The signed-in user's own works, newest first. */
export const worksQuery = queryOptions({
  queryKey: ["works"],
  queryFn: async ({ signal }) => callApi("GET /api/ip/user", {}, { signal }),
});
