import { queryOptions } from "@tanstack/react-query";
import { fetchTrust } from "../../lib/checking/fetch-trust.ts";

/**
 * The trust file for checking dropped files and licences: cached once loaded, so that a check works offline. The page of a
 * certificate fetches it each time (`gather-evidence`).
 */
export const trustQuery = queryOptions({
  queryKey: ["trust"],
  queryFn: async ({ signal }) => fetchTrust(signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
