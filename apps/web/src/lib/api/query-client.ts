import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "@colophon/api";

/** Transient failures; a refusal by the server is permanent. */
const isPassing = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** The only cache of server data. Queries run offline too: only a failed request shows that the device is offline. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: "always",
      retry: (failures, error) => failures < 2 && isPassing(error),
      staleTime: 10_000,
    },
    mutations: { networkMode: "always" },
  },
});
