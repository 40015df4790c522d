import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./call-api.ts";

/** The newest anchors of the log, when the next one is due, and whether the chain answers. */
export const anchorsQuery = queryOptions({
  queryKey: ["log", "anchors"],
  queryFn: async ({ signal }) => callApi("GET /api/log/anchors", {}, { signal }),
  refetchInterval: 15_000,
});
