import type { OpenApi, OpenApiOperation } from "@colophon/api";
import { queryOptions } from "@tanstack/react-query";
import { fetchJson } from "../../lib/api/fetch-json.ts";

/** What this registry's API can do, as its own server describes it. */
export const descriptionQuery = queryOptions({
  queryKey: ["description"],
  queryFn: async ({ signal }) => (await fetchJson("/api/openapi.json", signal)) as OpenApi,
  staleTime: Number.POSITIVE_INFINITY,
});

export interface ApiCall {
  method: string;
  path: string;
  operation: OpenApiOperation;
  /** One of which a token needs; none: no token is let in, unless anybody is. */
  scopes: string[];
  isPublic: boolean;
}

/** All calls in the order of their groups. */
export function callsOf({ paths, tags }: OpenApi): { tag: OpenApi["tags"][number]; calls: ApiCall[] }[] {
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
      scopes: operation.security.flatMap(({ token }) => token ?? []),
      isPublic: operation.security.every((way) => Object.keys(way).length === 0),
    })),
  );
  return tags.map((tag) => ({ tag, calls: all.filter(({ operation }) => operation.tags[0] === tag.name) }));
}

/** Whether all words occur in what a call is called, does, or is called by. */
export function isFound({ method, path, operation }: ApiCall, question: string): boolean {
  const said = `${method} ${path} ${operation.operationId} ${operation.summary}`.toLowerCase();
  return question
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
