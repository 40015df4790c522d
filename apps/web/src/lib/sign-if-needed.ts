import type { signWords } from "./sign-words.ts";

/** The same, loaded only where a work names a wallet. */
export async function signIfNeeded(...given: Parameters<typeof signWords>): ReturnType<typeof signWords> {
  const [{ walletAddress }] = given;
  if (walletAddress === null) return {};
  // zod compiles its checks by eval, which the content security policy forbids, unless it hears of it before it loads.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  return (await import("./sign-words.ts")).signWords(...given);
}
