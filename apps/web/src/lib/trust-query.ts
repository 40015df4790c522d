import { queryOptions } from "@tanstack/react-query";
import { fetchTrust } from "./fetch-trust.ts";

/** Whom this registry's certificates are checked by. Kept once it is here: then a check needs no connection. */
export const trustQuery = queryOptions({
  queryKey: ["trust"],
  queryFn: async ({ signal }) => fetchTrust(signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
