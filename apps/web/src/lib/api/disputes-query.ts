import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./call-api.ts";

/** Disputes about a certificate that concern the signed-in user. */
export const disputesQuery = (id: string) =>
  queryOptions({
    queryKey: ["disputes", id],
    queryFn: async ({ signal }) =>
      callApi("GET /api/certificates/{id}/disputes", { params: { id } }, { signal }),
    staleTime: 0,
  });
