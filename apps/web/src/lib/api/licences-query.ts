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

/** Whether licences of a work are offered. */
export const offeredQuery = (certificateId: string) =>
  queryOptions({
    queryKey: ["licences", "offered", certificateId],
    queryFn: async () => (await askWithOthers(certificateId)).has(certificateId),
  });

/** The request that still collects works: until this turn ends, then it is sent and the next one begins. */
let waiting: { ids: Set<string>; offered: Promise<Set<string>> } | undefined;

/** Works that a page shows together are asked about at once. */
async function askWithOthers(certificateId: string): Promise<Set<string>> {
  waiting ??= beginAsking();
  waiting.ids.add(certificateId);
  return waiting.offered;
}

function beginAsking() {
  const ids = new Set<string>();
  const ask = async () => {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    waiting = undefined;
    const query = { certificates: [...ids].join(",") };
    return new Set(await callApiAsAnyone("GET /api/licences/offered", { query }));
  };
  return { ids, offered: ask() };
}
