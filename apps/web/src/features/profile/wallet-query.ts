import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";
import { emptyIfNotFound } from "../../lib/api/empty-if-not-found.ts";

/** The user's connected wallet; null if there is none, which the server answers with 404. */
export const walletQuery = queryOptions({
  queryKey: ["wallet"],
  queryFn: async ({ signal }) => emptyIfNotFound(callApi("GET /api/wallet/status", {}, { signal }), null),
});
