import type { ProfileFields } from "@colophon/api";
import { openJson, sealJson } from "../../base/encryption.ts";
import type { Keys } from "../../base/keys/keys.ts";

export type Address = ProfileFields["address"];

const emptyAddress: Address = { line1: "", line2: "", city: "", province: "", postal_code: "", country: "" };

export const addressContext = (userId: string): string => `profiles.address:${userId}`;

export function sealAddress(keys: Pick<Keys, "dataEncryption">, address: Address, userId: string): Buffer {
  return sealJson(keys.dataEncryption.key, address, addressContext(userId));
}

/** Empty when none was saved. */
export function openAddress(
  keys: Pick<Keys, "dataEncryption">,
  sealed: Buffer | null,
  userId: string,
): Address {
  if (sealed === null) return emptyAddress;
  // Sealed above, from a value that the API's schema parsed.
  return openJson(keys.dataEncryption.key, sealed, addressContext(userId)) as Address;
}
