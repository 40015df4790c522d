import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";
import { ownWorkQuery } from "../../lib/api/own-work-query.ts";

/** The open offer of the user's own work. */
export const offerQuery = (id: string) =>
  queryOptions({
    queryKey: [...ownWorkQuery(id).queryKey, "offer"],
    queryFn: async ({ signal }) => callApi("GET /api/ip/{id}/transfer", { params: { id } }, { signal }),
    staleTime: 0,
  });
