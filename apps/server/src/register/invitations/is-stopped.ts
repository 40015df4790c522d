import { hashAddress, type HashContext } from "./address-hash.ts";
import { isAddressStopped } from "./invitation-store.ts";

/** The reader of this address has said that they never want letters about other people's registrations. */
export const isStopped = async (context: HashContext, email: string): Promise<boolean> =>
  isAddressStopped(context.pool, await hashAddress(context, email));
