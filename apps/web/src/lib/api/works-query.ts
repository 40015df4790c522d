import { maxWorksListed, type WorkListItem } from "@colophon/api";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./call-api.ts";

export const worksKey = ["works"];

/** The signed-in user's own works, newest first. */
export const worksQuery = queryOptions({
  queryKey: worksKey,
  queryFn: async ({ signal }) => readWorks(signal),
});

/** Reads all pages, because search, counts and print here need all works. */
async function readWorks(signal: AbortSignal): Promise<WorkListItem[]> {
  const works: WorkListItem[] = [];
  for (let before = {}; ; before = { before: works.at(-1)?.id }) {
    const query = { limit: maxWorksListed, ...before };
    const page = await callApi("GET /api/ip/user", { query }, { signal });
    works.push(...page);
    if (page.length < maxWorksListed) return works;
  }
}
