import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Config } from "../../base/config/config.ts";
import type { Database } from "../../base/db/schema.ts";
import type { Keys } from "../../base/keys/keys.ts";
import type { Chain } from "./chain.ts";
import { chainProfile, localChain } from "./chain-profile.ts";
import { createDevChain } from "./dev-chain.ts";
import { createEvmChain, refuseWrongChain, rpcTransport, senderAddress } from "./evm-chain.ts";
import type { Lead } from "./leadership.ts";
import { logAnchorAddress } from "./log-anchor.ts";

export interface ChainParts {
  config: Pick<Config, "chain" | "dataDir">;
  keys: Pick<Keys, "anchor">;
  db: Kysely<Database>;
  logger: Logger;
}

/** The chain, and what must run beside the worker: the local chain runs in the leading process. */
export async function openChain({ config, keys, db, logger }: ChainParts): Promise<{
  chain: Chain;
  whileLeading?: (lead: Lead) => Promise<void>;
}> {
  const { privateKey } = keys.anchor;
  if (config.chain.kind === "local") {
    const sender = senderAddress(privateKey);
    const devChain = createDevChain({ db, dataDir: config.dataDir, sender, log: logger });
    const { transport } = devChain;
    const chain = createEvmChain({
      profile: localChain,
      contract: logAnchorAddress(),
      privateKey,
      transport,
    });
    return { chain, whileLeading: (lead) => devChain.run(lead) };
  }
  const { chainId, rpcUrls, anchorContract } = config.chain;
  const profile = chainProfile(chainId);
  await refuseWrongChain(profile, rpcUrls);
  const contract = anchorContract ?? logAnchorAddress();
  return { chain: createEvmChain({ profile, contract, privateKey, transport: rpcTransport(rpcUrls) }) };
}
