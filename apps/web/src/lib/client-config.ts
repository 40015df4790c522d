import { queryOptions } from "@tanstack/react-query";
import { fetchJson } from "./fetch-json.ts";

/** What the server tells browsers about its configuration; nothing of it is baked into the build. */
export interface ClientConfig {
  /** Where chain facts are read: a public RPC, or the registry's own read-only proxy as a path; null: nowhere. */
  chainRpcUrl: string | null;
  fee: { cents: number; currency: string };
  payments: "demo" | "stripe";
  /** Who runs the registry; null while nobody is named. */
  operator: { name: string; address: string[]; taxId?: string; jurisdiction: string } | null;
  /** The email address for complaints. */
  contact: string;
  /** Bytes of the largest private copy that is taken. */
  depositMaxBytes: number;
}

export const clientConfigQuery = queryOptions({
  queryKey: ["client-config"],
  queryFn: async ({ signal }) =>
    (await fetchJson("/.well-known/colophon-client.json", signal)) as ClientConfig,
  staleTime: Number.POSITIVE_INFINITY,
});
