import { queryOptions } from "@tanstack/react-query";
import { callApiAsAnyone } from "./call-api.ts";

/** A certificate as the registry shows it to everyone. */
export const certificateQuery = (id: string) =>
  queryOptions({
    queryKey: ["certificate", id],
    queryFn: async ({ signal }) => callApiAsAnyone("GET /api/ip/verify/{id}", { params: { id } }, { signal }),
  });
