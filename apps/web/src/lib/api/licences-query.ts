import { queryOptions } from "@tanstack/react-query";
import { callApi, callApiAsAnyone } from "./call-api.ts";

/** The user's own offers of licences. */
export const ownOffersQuery = queryOptions({
  queryKey: ["licences", "offers"],
  queryFn: async ({ signal }) => callApi("GET /api/licences/offers", {}, { signal }),
  staleTime: 0,
});

/** What the user was asked for and asked others for. */
export const requestsQuery = queryOptions({
  queryKey: ["licences", "requests"],
  queryFn: async ({ signal }) => callApi("GET /api/licences/requests", {}, { signal }),
  staleTime: 0,
});

/** The open offers of a work, for anyone. */
export const offersOfWorkQuery = (certificateId: string) =>
  queryOptions({
    queryKey: ["licences", "of", certificateId],
    queryFn: async ({ signal }) =>
      callApiAsAnyone(
        "GET /api/certificates/{certificateId}/offers",
        { params: { certificateId } },
        { signal },
      ),
  });
