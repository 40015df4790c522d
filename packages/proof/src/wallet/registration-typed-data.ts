import { keccak_256 } from "@noble/hashes/sha3.js";
import { isHex } from "../anchor/anchor.ts";
import { concat, toHex } from "../encoding/bytes.ts";
import { type Bytes32, bytesOf, DOMAIN, DOMAIN_TYPE, hashInDomain, hashStruct, hashText } from "./eip712.ts";
import { isObject, type JsonObject } from "../encoding/json.ts";
import { contentHashOf, shownText } from "./signed-claims.ts";

// What a registrant's wallet signs of a registration.

const TYPES = {
  EIP712Domain: DOMAIN_TYPE,
  Registration: [
    { name: "title", type: "string" },
    { name: "creatorName", type: "string" },
    { name: "files", type: "bytes32[]" },
    { name: "contentHash", type: "bytes32" },
  ],
} as const;

/** What a wallet takes for `eth_signTypedData_v4`. */
export interface RegistrationTypedData {
  domain: typeof DOMAIN;
  types: typeof TYPES;
  primaryType: "Registration";
  message: {
    title: string;
    creatorName: string;
    /** SHA-256 of the registered files, in their order. */
    files: Bytes32[];
    /** SHA-256 of the canonical JSON (RFC 8785) of the object of all signed claims. */
    contentHash: Bytes32;
  };
}

/** The typed data for exactly these claims of a record, all of which become part of what is signed. */
export function typedDataOf(claims: JsonObject): RegistrationTypedData {
  const { title, creatorName } = claims;
  return {
    domain: DOMAIN,
    types: TYPES,
    primaryType: "Registration",
    message: {
      title: shownText(title),
      creatorName: shownText(creatorName),
      files: fingerprintsOf(claims),
      contentHash: `0x${toHex(contentHashOf(claims))}`,
    },
  };
}

/** The 32 bytes that the wallet's key signs. */
export function hashTypedData({ message }: RegistrationTypedData): Uint8Array {
  return hashInDomain(
    hashStruct("Registration", TYPES.Registration, [
      hashText(message.title),
      hashText(message.creatorName),
      keccak_256(concat(...message.files.map(bytesOf))),
      bytesOf(message.contentHash),
    ]),
  );
}

/** Of `file.1`, `file.2`… in the order of their numbers. */
function fingerprintsOf(claims: JsonObject): Bytes32[] {
  const numbered = Object.entries(claims).flatMap(([name, file]): [number, Bytes32][] => {
    const [, number] = /^file\.([1-9][0-9]{0,8})$/.exec(name) ?? [];
    const sha256Hex = isObject(file) && typeof file["sha256"] === "string" ? file["sha256"] : "";
    return number !== undefined && isHex(`0x${sha256Hex}`, 32) ? [[Number(number), `0x${sha256Hex}`]] : [];
  });
  return numbered.toSorted(([a], [b]) => a - b).map(([, fingerprint]) => fingerprint);
}
