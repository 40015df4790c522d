import type { BaseError } from "viem";
import { DevChainNotReadyError } from "./dev-chain.ts";
import { WrongChainError } from "./evm-chain.ts";
import type { AnchorAlarm } from "./pursue-transaction.ts";

export type RaisedAlarm =
  | AnchorAlarm
  | { code: "wrong_chain" | "chain_building" | "chain_unreachable"; reason: string };

/** Never the whole message of an error: it contains the RPC address, and that may contain a provider's key. */
export function chainFailure(error: BaseError): RaisedAlarm {
  if (error instanceof WrongChainError) return { code: "wrong_chain", reason: error.shortMessage };
  if (error instanceof DevChainNotReadyError) return { code: "chain_building", reason: error.shortMessage };
  return { code: "chain_unreachable", reason: `the chain cannot be asked: ${error.shortMessage}` };
}
