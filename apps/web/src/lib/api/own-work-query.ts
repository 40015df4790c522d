import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./call-api.ts";
import { worksKey } from "./works-query.ts";

/** All about one of the user's own works; what changes the list of works changes it, too. */
export const ownWorkQuery = (id: string) =>
  queryOptions({
    queryKey: [...worksKey, "own", id],
    queryFn: async ({ signal }) => callApi("GET /api/ip/{id}", { params: { id } }, { signal }),
    staleTime: 0,
  });
