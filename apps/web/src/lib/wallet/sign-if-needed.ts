import type { signWords } from "./sign-words.ts";
import { keepZodFromEval } from "./keep-zod-from-eval.ts";

/** The same, loaded only if a work names a wallet. */
export async function signIfNeeded(...given: Parameters<typeof signWords>): ReturnType<typeof signWords> {
  const [{ walletAddress }] = given;
  if (walletAddress === null) return {};
  keepZodFromEval();
  return (await import("./sign-words.ts")).signWords(...given);
}
