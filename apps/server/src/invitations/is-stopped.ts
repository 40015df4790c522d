import { hashAddress, type HashContext } from "./address-hash.ts";
import { isAddressStopped } from "./invitation-store.ts";

/** Whoever reads this address has said that they never want a letter about what others register. */
export const isStopped = async (context: HashContext, email: string): Promise<boolean> =>
  isAddressStopped(context.pool, await hashAddress(context, email));
