import { verifyCertificate } from "@colophon/proof";
import { queryOptions } from "@tanstack/react-query";
import { askStatus } from "../../lib/ask-status.ts";
import type { Evidence } from "./gather-evidence.ts";

/** So often a page looks again for what could not be had, in milliseconds. */
const AGAIN = 30_000;

/** What was said of a certificate later, once its own proof is here: no verdict waits for it. */
export const statusQuery = (id: string, { proof }: Evidence) =>
  queryOptions({
    queryKey: ["status", id],
    queryFn: async ({ signal }) => {
      if (!proof) return { gap: "none" } as const;
      const { bundle, trust } = proof;
      return askStatus({ bundle, trust, verification: verifyCertificate(bundle, { trust }) }, signal);
    },
    enabled: proof !== undefined,
    refetchInterval: ({ state: { data } }) => (data && "gap" in data && data.gap !== "none" ? AGAIN : false),
  });
