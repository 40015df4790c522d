import { queryOptions } from "@tanstack/react-query";
import { fetchTrust } from "../../lib/checking/fetch-trust.ts";

/** The trust file for checking this registry's certificates. Cached once loaded, so that a check works offline. */
export const trustQuery = queryOptions({
  queryKey: ["trust"],
  queryFn: async ({ signal }) => fetchTrust(signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
