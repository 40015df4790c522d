import type { ChainEvidence, Trust } from "@colophon/proof";
import { askAnchors } from "./ask-anchors.ts";
import { clientConfigQuery } from "../api/client-config.ts";
import { queryClient } from "../api/query-client.ts";

/** What the chain says about a bundle's anchors, asked at this registry's RPC URL. */
export const askChain = async (bundle: Uint8Array, trust: Trust): Promise<ChainEvidence> =>
  askAnchors(bundle, trust, async () => (await queryClient.query(clientConfigQuery)).chainRpcUrl);
