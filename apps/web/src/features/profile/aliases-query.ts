import { ApiError } from "@colophon/api";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";

/** The user's aliases, oldest first. Specification section 8: a 404 means none yet, and isn't an error. */
export const aliasesQuery = queryOptions({
  queryKey: ["aliases"],
  queryFn: async ({ signal }) => {
    try {
      return await callApi("GET /api/user/aliases", {}, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return [];
      throw error;
    }
  },
});
