import { concat, toHex } from "../encoding/bytes.ts";
import { toU64 } from "../encoding/integer.ts";
import { type Bytes32, bytesOf, DOMAIN, DOMAIN_TYPE, hashInDomain, hashStruct, hashText } from "./eip712.ts";

// What a registrant's wallet signs of works that are registered together.

const TYPES = {
  EIP712Domain: DOMAIN_TYPE,
  RegistrationBatch: [
    { name: "creatorName", type: "string" },
    { name: "works", type: "uint256" },
    { name: "root", type: "bytes32" },
  ],
} as const;

/** What a wallet takes for `eth_signTypedData_v4`. */
export interface BatchTypedData {
  domain: typeof DOMAIN;
  types: typeof TYPES;
  primaryType: "RegistrationBatch";
  message: {
    creatorName: string;
    /** How many they are. */
    works: number;
    /** Of the tree whose leaves are the works' contents, in their order. */
    root: Bytes32;
  };
}

export function batchTypedData(creatorName: unknown, works: number, root: Uint8Array): BatchTypedData {
  return {
    domain: DOMAIN,
    types: TYPES,
    primaryType: "RegistrationBatch",
    message: {
      creatorName: typeof creatorName === "string" ? creatorName : "",
      works,
      root: `0x${toHex(root)}`,
    },
  };
}

/** The 32 bytes that the wallet's key signs. */
export function hashBatchTypedData({ message }: BatchTypedData): Uint8Array {
  return hashInDomain(
    hashStruct("RegistrationBatch", TYPES.RegistrationBatch, [
      hashText(message.creatorName),
      concat(new Uint8Array(24), toU64(message.works)),
      bytesOf(message.root),
    ]),
  );
}
