import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";
import { queryClient } from "../../lib/api/query-client.ts";

/** Operators always see fresh data. */
const key = "operator";
const staleTime = 0;

/** After an act, anything may have changed. */
export const refreshAll = async (): Promise<void> => queryClient.invalidateQueries({ queryKey: [key] });

export const glanceQuery = queryOptions({
  queryKey: [key, "glance"],
  queryFn: async ({ signal }) => callApi("GET /api/operator", {}, { signal }),
  staleTime,
});

export const reportsQuery = (state: "open" | "decided") =>
  queryOptions({
    queryKey: [key, "reports", state],
    queryFn: async ({ signal }) => callApi("GET /api/operator/reports", { query: { state } }, { signal }),
    staleTime,
  });

export const findQuery = (q: string) =>
  queryOptions({
    queryKey: [key, "find", q],
    queryFn: async ({ signal }) => callApi("POST /api/operator/find", { body: { q } }, { signal }),
    enabled: q !== "",
    staleTime,
  });

export const operatorCertificateQuery = (id: string) =>
  queryOptions({
    queryKey: [key, "certificate", id],
    queryFn: async ({ signal }) =>
      callApi("GET /api/operator/certificates/{id}", { params: { id } }, { signal }),
    staleTime,
  });

export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: [key, "account", id],
    queryFn: async ({ signal }) => callApi("GET /api/operator/accounts/{id}", { params: { id } }, { signal }),
    staleTime,
  });

export const waitingOrdersQuery = queryOptions({
  queryKey: [key, "orders"],
  queryFn: async ({ signal }) => callApi("GET /api/operator/orders", {}, { signal }),
  staleTime,
});

export const failedLettersQuery = queryOptions({
  queryKey: [key, "letters"],
  queryFn: async ({ signal }) => callApi("GET /api/operator/letters", {}, { signal }),
  staleTime,
});

export const contestedDomainsQuery = queryOptions({
  queryKey: [key, "links"],
  queryFn: async ({ signal }) => callApi("GET /api/operator/links", {}, { signal }),
  staleTime,
});

/** The acts before a place in the list. */
export const actsQuery = (before: number | undefined) =>
  queryOptions({
    queryKey: [key, "acts", before ?? "newest"],
    queryFn: async ({ signal }) =>
      callApi("GET /api/operator/acts", { query: before === undefined ? {} : { before } }, { signal }),
    staleTime,
  });
