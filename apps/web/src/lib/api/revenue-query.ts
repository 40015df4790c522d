import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./call-api.ts";

/** Licences that the user issued, counted, and what they brought. */
export const revenueQuery = queryOptions({
  queryKey: ["licences", "revenue"],
  queryFn: async ({ signal }) => callApi("GET /api/licences/revenue", {}, { signal }),
  staleTime: 0,
});

/** Licences that the user issued and has, the newest first. */
export const licencesQuery = queryOptions({
  queryKey: ["licences", "own"],
  queryFn: async ({ signal }) => callApi("GET /api/licences", {}, { signal }),
  staleTime: 0,
});
