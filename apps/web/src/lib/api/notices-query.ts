import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./call-api.ts";

/** What the holder of a certificate needs for a letter or notice, and which notes there are of earlier ones. */
export const noticesQuery = (certificateId: string) =>
  queryOptions({
    queryKey: ["notices", certificateId],
    queryFn: async ({ signal }) =>
      callApi("GET /api/certificates/{id}/notices", { params: { id: certificateId } }, { signal }),
    retry: false,
    staleTime: 0,
  });
