import type { signWords } from "./sign-words.ts";

/** The same, loaded only if a work names a wallet. */
export async function signIfNeeded(...given: Parameters<typeof signWords>): ReturnType<typeof signWords> {
  const [{ walletAddress }] = given;
  if (walletAddress === null) return {};
  // zod would compile its checks with eval, which the content security policy forbids. It must be told before it loads.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  return (await import("./sign-words.ts")).signWords(...given);
}
