import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./call-api.ts";

/**
 * The registered certificates of a file, by its fingerprint. Each use asks again, without the usual seconds of rest: it warns of a
 * second registration, and the first may be a moment old.
 */
export const knownWorksQuery = (sha256: string) =>
  queryOptions({
    queryKey: ["certificates", sha256],
    queryFn: async ({ signal }) => callApi("GET /api/certificates", { query: { sha256 } }, { signal }),
    staleTime: 0,
  });
