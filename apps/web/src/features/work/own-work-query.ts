import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";

/** All about one of the user's own works. */
export const ownWorkQuery = (id: string) =>
  queryOptions({
    queryKey: ["own work", id],
    queryFn: async ({ signal }) => callApi("GET /api/ip/{id}", { params: { id } }, { signal }),
    staleTime: 0,
  });
