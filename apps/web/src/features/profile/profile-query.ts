import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";

/** The signed-in user's own profile. */
export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: async ({ signal }) => callApi("GET /api/user/profile", {}, { signal }),
});
