import { hashAddress } from "./address-hash.ts";
import { isAddressStopped } from "./invitation-store.ts";
import type { SealedRows } from "../../base/db/sealed-rows.ts";

/** The reader of this address has said that they never want letters about other people's registrations. */
export const isStopped = async (context: SealedRows, email: string): Promise<boolean> =>
  isAddressStopped(context.pool, await hashAddress(context, email));
