import { concat } from "../encoding/bytes.ts";
import { toU64 } from "../encoding/integer.ts";
import { hashInDomain, hashStruct, hashText } from "./eip712.ts";

// What a registrant's wallet signs of works that are registered together.

/** Of `RegistrationBatch`. With another name or type here, no signature that was made still holds. */
export const BATCH_MEMBERS = [
  { name: "creatorName", type: "string" },
  { name: "works", type: "uint256" },
  { name: "root", type: "bytes32" },
] as const;

/** The 32 bytes that the wallet's key signs. */
export function hashBatch(creatorName: string, works: number, root: Uint8Array): Uint8Array {
  const encoded = [hashText(creatorName), concat(new Uint8Array(24), toU64(works)), root];
  return hashInDomain(hashStruct("RegistrationBatch", BATCH_MEMBERS, encoded));
}
