import { randomBytes } from "node:crypto";
import type { Wallet } from "@colophon/api";
import type { FastifyInstance } from "fastify";
import { getAddress } from "viem";
import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { connectWallet, type WalletContext } from "./connect-wallet.ts";
import { deleteWallet, findWallet, insertNonce } from "./wallet-store.ts";

/** A nonce costs a row, and a contract wallet's signature a request to a node. */
const limit = { max: 60, seconds: 600 };

export function walletRoutes(_app: FastifyInstance, bind: Bind, context: WalletContext): void {
  const { pool } = context;

  const statusOf = async (userId: string): Promise<Wallet> => {
    const wallet = await findWallet(pool, userId);
    if (wallet === undefined) throw new AppError("wallet_not_connected");
    const { address, chainId, verified, connectedAt } = wallet;
    return {
      connected: true,
      address: getAddress(address),
      chainId,
      connectedAt: connectedAt.toISOString(),
      verified,
    };
  };

  bind("GET /api/wallet/status", async ({ caller }) => statusOf(caller.userId));

  bind(
    "GET /api/wallet/nonce",
    async ({ caller }) => {
      const nonce = randomBytes(16).toString("hex");
      await insertNonce(pool, caller.userId, nonce);
      return { nonce };
    },
    { config: { limit } },
  );

  bind(
    "POST /api/wallet/connect",
    async ({ caller, body }) => {
      await connectWallet(context, caller.userId, body);
      return statusOf(caller.userId);
    },
    { config: { limit } },
  );

  bind("DELETE /api/wallet/disconnect", async ({ caller }) => {
    await deleteWallet(pool, caller.userId);
    return undefined;
  });
}
