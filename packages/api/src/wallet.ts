import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";

const address = z.string("invalid").regex(/^0x[0-9a-fA-F]{40}$/, "invalid");

const wallet = z.object({
  connected: z.literal(true),
  /** In the mixed case of EIP-55. */
  address: z.string(),
  chainId: z.int(),
  connectedAt: z.iso.datetime(),
  /** Whether a signature has proven that it is the user's. */
  verified: z.boolean(),
});
export type Wallet = z.output<typeof wallet>;

const connection = z
  .object({
    address,
    chainId: z.int("invalid").positive("invalid"),
    /** Sign-In with Ethereum (EIP-4361) with a nonce of `GET /api/wallet/nonce`. */
    message: z.string("invalid").max(4000, "too_long").optional(),
    /** Of the message (`personal_sign`), hex with 0x. */
    signature: z
      .string("invalid")
      .max(20_000, "too_long")
      .regex(/^0x(?:[0-9a-fA-F]{2})+$/, "invalid")
      .optional(),
  })
  .check(({ value, issues }) => {
    const given = [value.message, value.signature].filter((part) => part !== undefined);
    if (given.length !== 1) return;
    const path = [value.message === undefined ? "message" : "signature"];
    issues.push({ code: "custom", message: "required", path, input: undefined });
  });
export type WalletConnection = z.output<typeof connection>;

export const walletEndpoints = {
  "GET /api/wallet/status": {
    operation: "getWallet",
    summary: "The connected wallet; 404 when there is none",
    access: "signed-in",
    ok: wallet,
  },
  "GET /api/wallet/nonce": {
    operation: "getWalletNonce",
    summary: "A nonce for the Sign-In with Ethereum message: good once, for ten minutes",
    access: "signed-in",
    ok: z.object({ nonce: z.string() }),
  },
  "POST /api/wallet/connect": {
    operation: "connectWallet",
    summary: "Connect a wallet in place of any other; with a signed message its ownership is proven",
    access: "signed-in",
    body: connection,
    ok: wallet,
  },
  "DELETE /api/wallet/disconnect": {
    operation: "disconnectWallet",
    summary: "Disconnect the wallet, if there is one",
    access: "signed-in",
    status: 204,
  },
} as const satisfies Record<string, Endpoint>;
