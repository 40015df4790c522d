import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { refreshUser } from "../../lib/session/refresh-user.ts";
import { sessionsQuery } from "./sessions-query.ts";

/** The account's passkeys and other second factors. */
export const factorsQuery = queryOptions({
  queryKey: ["factors"],
  queryFn: async ({ signal }) => callApi("GET /api/user/factors", {}, { signal }),
});

/** After a change, refreshes the list, what forms ask for, and the list of events. */
export async function refreshFactors(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(factorsQuery),
    queryClient.invalidateQueries(sessionsQuery),
    refreshUser(),
  ]);
}
