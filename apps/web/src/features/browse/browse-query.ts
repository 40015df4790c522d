import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApiAsAnyone } from "../../lib/api/call-api.ts";
import type { Filters } from "./use-filters.ts";

export const listedQuery = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ["listed", filters],
    queryFn: async ({ signal, pageParam: after }) => {
      const query = { ...filters, ...(after === undefined ? {} : { after }) };
      return callApiAsAnyone("GET /api/ip/listed", { query }, { signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const countsQuery = (filters: Filters) =>
  queryOptions({
    queryKey: ["listed counts", filters],
    queryFn: async ({ signal }) =>
      callApiAsAnyone("GET /api/ip/listed/counts", { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });
