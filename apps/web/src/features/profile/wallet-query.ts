import { ApiError, type Wallet } from "@colophon/api";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";

/** The user's connected wallet; null if there is none, which the server answers with 404. */
export const walletQuery = queryOptions({
  queryKey: ["wallet"],
  queryFn: async ({ signal }): Promise<Wallet | null> => {
    try {
      return await callApi("GET /api/wallet/status", {}, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
});
