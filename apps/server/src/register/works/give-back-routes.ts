import type { ChainRequest } from "@colophon/proof";
import { createClient, type EIP1193RequestFn } from "viem";
import { AppError } from "../../base/errors.ts";
import type { Bind } from "../../base/http/bind.ts";
import { networkOf } from "../../base/http/client-network.ts";
import { createDailyCount, secondsLeftToday } from "../../base/limits/daily-count.ts";
import type { WalletChain } from "../../people/wallet/verify-message.ts";
import { type GiveBackContext, giveBack } from "./give-back.ts";

type RoutesContext = Omit<GiveBackContext, "requestOf"> & {
  db: Parameters<typeof createDailyCount>[0];
  config: { rateLimits: boolean };
  /** Asked about anchors that the backup lacks. */
  chain: WalletChain | undefined;
};

/** Files per day from clients of one network: each is checked in full, and may be asked about on the chain. */
const perNetwork = 200;

/** Certificates that were lost with a database, from the hands of those who have their files. */
export function giveBackRoutes(bind: Bind, context: RoutesContext): void {
  const { take } = createDailyCount(context.db);
  const requestOf = requestsTo(context.chain);

  bind(
    "POST /api/certificates/give-back",
    async ({ caller, body, request }) => {
      const network = networkOf(request.ip, { ipv4: 24, ipv6: 48 });
      if (context.config.rateLimits && !(await take(`given back ${network}`, perNetwork)))
        throw new AppError("rate_limited", { retryAfter: secondsLeftToday() });
      const given = await giveBack({ ...context, requestOf }, body, caller?.userId);
      return { certificateId: null, isOwner: false, ...given };
    },
    // As JSON, its text is longer.
    { bodyLimit: 2 * 1024 * 1024, config: { limit: { max: 20, seconds: 600 } } },
  );
}

function requestsTo(chain: WalletChain | undefined): GiveBackContext["requestOf"] {
  if (chain === undefined) return () => undefined;
  const { request } = createClient({ transport: chain.transport });
  const ask: ChainRequest = (method, params) => (request as EIP1193RequestFn)({ method, params } as never);
  return (id) => (id === chain.id ? ask : undefined);
}
