import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./call-api.ts";

/** The registered certificates of a file, by its fingerprint. */
export const knownWorksQuery = (sha256: string) =>
  queryOptions({
    queryKey: ["certificates", sha256],
    queryFn: async ({ signal }) => callApi("GET /api/certificates", { query: { sha256 } }, { signal }),
    staleTime: 0,
  });
