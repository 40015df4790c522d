import { isPublicChain } from "@colophon/proof";
import type { Environment } from "./environment.ts";
import { isLocal } from "./is-local.ts";

interface Warned {
  publicUrl: string;
  chain: { kind: "local" } | { kind: "evm"; chainId: number };
  payments: "demo" | "stripe";
  rateLimits: boolean;
  showsLetters: boolean;
  isOnlyHere: boolean;
}

/** Sentences about settings that are allowed, and that an operator should know of. */
export function warningsOf(
  env: Environment,
  { publicUrl, chain, payments, rateLimits, showsLetters, isOnlyHere }: Warned,
): string[] {
  return [
    ...(isLocal(publicUrl)
      ? [`PUBLIC_URL is ${publicUrl}: printed QR codes will lead nowhere on other machines`]
      : []),
    ...(chain.kind === "evm" && !isPublicChain(chain.chainId)
      ? [
          `CHAIN_ID is ${chain.chainId}, not a public main network: its anchors are not public evidence of time`,
        ]
      : []),
    ...(payments === "stripe" && /_test_/.test(env["STRIPE_SECRET_KEY"] ?? "")
      ? ["STRIPE_SECRET_KEY is a test key: no one is charged"]
      : []),
    ...(rateLimits ? [] : ["RATE_LIMITS is off: use it for load tests only"]),
    ...(showsLetters && !isOnlyHere
      ? ["SHOW_LETTERS is yes: whoever reaches this server can confirm any address"]
      : []),
  ];
}
