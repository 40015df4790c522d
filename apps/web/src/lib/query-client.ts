import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "@colophon/api";

/** Failures that may be gone a moment later; what the server refuses stays refused. */
const isPassing = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** The one cache of what the server told. Queries run offline too: "offline" is for the server's answer to say. */
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
