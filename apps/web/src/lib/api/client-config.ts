import { queryOptions } from "@tanstack/react-query";
import { fetchJson } from "./fetch-json.ts";

/** The server's configuration for browsers; none of it is baked into the build. */
export interface ClientConfig {
  /** Where the chain is read: a public RPC, or the registry's own read-only proxy as a path; null: nowhere. */
  chainRpcUrl: string | null;
  /** For one work, and for each of several that are registered together. */
  fee: { cents: number; batchCents: number; currency: string };
  payments: "demo" | "stripe";
  /** Who runs the registry; null if not configured. */
  operator: { name: string; address: string[]; taxId?: string; jurisdiction: string } | null;
  /** The email address for complaints. */
  contact: string;
  /** Maximum bytes of a private copy. */
  depositMaxBytes: number;
}

export const clientConfigQuery = queryOptions({
  queryKey: ["client-config"],
  queryFn: async ({ signal }) =>
    (await fetchJson("/.well-known/colophon-client.json", signal)) as ClientConfig,
  staleTime: Number.POSITIVE_INFINITY,
});
