import { keccak_256 } from "@noble/hashes/sha3.js";
import { isHex } from "./anchor.ts";
import { concat, fromHex, toHex, utf8 } from "./bytes.ts";
import { canonicalJson } from "./canonical-json.ts";
import { isObject, type JsonObject } from "./json.ts";
import { sha256 } from "./sha256.ts";

// What a registrant's wallet signs: typed data of EIP-712, so that the wallet can show it in words.
// The domain has no chain id: wallets refuse a domain of a chain that they are not on.

const DOMAIN = { name: "Colophon", version: "1" };

const TYPES = {
  EIP712Domain: [
    { name: "name", type: "string" },
    { name: "version", type: "string" },
  ],
  Registration: [
    { name: "title", type: "string" },
    { name: "creatorName", type: "string" },
    { name: "files", type: "bytes32[]" },
    { name: "contentHash", type: "bytes32" },
  ],
} as const;

type Bytes32 = `0x${string}`;

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
      title: typeof title === "string" ? title : "",
      creatorName: typeof creatorName === "string" ? creatorName : "",
      files: fingerprintsOf(claims),
      contentHash: `0x${toHex(sha256(utf8(canonicalJson(claims))))}`,
    },
  };
}

/** EIP-712: `keccak256(1901 ‖ domain separator ‖ hash of the message)`, the 32 bytes that the wallet's key signs. */
export function hashTypedData({ domain, message }: RegistrationTypedData): Uint8Array {
  const separator = hashStruct("EIP712Domain", [hashText(domain.name), hashText(domain.version)]);
  const registration = hashStruct("Registration", [
    hashText(message.title),
    hashText(message.creatorName),
    keccak_256(concat(...message.files.map(bytesOf))),
    bytesOf(message.contentHash),
  ]);
  return keccak_256(concat(Uint8Array.of(0x19, 0x01), separator, registration));
}

/** EIP-712 `hashStruct`: `keccak256(hash of the type's text ‖ its encoded members)`. */
function hashStruct(name: keyof typeof TYPES, members: Uint8Array[]): Uint8Array {
  const type = `${name}(${TYPES[name].map((member) => `${member.type} ${member.name}`).join(",")})`;
  return keccak_256(concat(hashText(type), ...members));
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

function hashText(text: string): Uint8Array {
  return keccak_256(utf8(text));
}

function bytesOf(hex: Bytes32): Uint8Array {
  return fromHex(hex.slice(2));
}
