import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";

/** What the wizard needs of the user's own profile. */
export const creatorQuery = queryOptions({
  queryKey: ["creator-of-registration"],
  queryFn: async ({ signal }) => {
    const [profile, aliases] = await Promise.all([
      callApi("GET /api/user/profile", {}, { signal }),
      callApi("GET /api/user/aliases", {}, { signal }),
    ]);
    return { profile, aliases };
  },
  staleTime: 0,
});
