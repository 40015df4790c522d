import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";

const address = z.string("invalid").regex(/^0x[0-9a-fA-F]{40}$/, "invalid");

export const walletEndpoints = {
  "GET /api/wallet/status": {
    summary: "The connected wallet; 404 when there is none",
    access: "signed-in",
    ok: z.object({
      connected: z.boolean(),
      address: z.string(),
      chainId: z.int(),
      connectedAt: z.iso.datetime(),
      verified: z.boolean(),
    }),
  },
  "GET /api/wallet/nonce": {
    summary: "A single-use nonce for the Sign-In with Ethereum message",
    access: "signed-in",
    ok: z.object({ nonce: z.string() }),
  },
  "POST /api/wallet/connect": {
    summary: "Connect a wallet; with a signed message its ownership is proven",
    access: "signed-in",
    body: z.object({
      address,
      chainId: z.int("invalid").positive("invalid"),
      message: z.string("invalid").max(4000, "too_long").optional(),
      signature: z.string("invalid").max(20_000, "too_long").optional(),
    }),
    ok: z.object({ verified: z.boolean() }),
  },
  "DELETE /api/wallet/disconnect": { summary: "Disconnect the wallet", access: "signed-in", status: 204 },
} as const satisfies Record<string, Endpoint>;
