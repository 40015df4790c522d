import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./call-api.ts";

export const worksKey = ["works"];

/** The signed-in user's own works, newest first. */
export const worksQuery = queryOptions({
  queryKey: worksKey,
  queryFn: async ({ signal }) => callApi("GET /api/ip/user", {}, { signal }),
});
