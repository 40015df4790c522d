import { type Api, type EndpointOutput, maxWorksListed, type PortfolioFilter } from "@colophon/api";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/call-api.ts";
import { worksKey } from "../../lib/api/works-query.ts";
import type { PortfolioView } from "./use-portfolio-place.ts";

export type PortfolioPage = EndpointOutput<Api["GET /api/ip/user/works"]>;
export type PortfolioCounts = EndpointOutput<Api["GET /api/ip/user/works/counts"]>;

export const pageQuery = ({ filter, sort, at }: PortfolioView) =>
  queryOptions({
    queryKey: [...worksKey, "page", filter, sort, at],
    queryFn: async ({ signal }) => {
      const query = { ...filter, sort, ...(at === undefined ? {} : { at }) };
      return callApi("GET /api/ip/user/works", { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });

export const portfolioCountsQuery = (filter: PortfolioFilter) =>
  queryOptions({
    queryKey: [...worksKey, "counts", filter],
    queryFn: async ({ signal }) => callApi("GET /api/ip/user/works/counts", { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What a print shows of all that was found. */
export const printQuery = ({ filter, sort }: Omit<PortfolioView, "at">) =>
  queryOptions({
    queryKey: [...worksKey, "print", filter, sort],
    queryFn: async ({ signal }) =>
      callApi("GET /api/ip/user/works", { query: { ...filter, sort, limit: maxWorksListed } }, { signal }),
  });
