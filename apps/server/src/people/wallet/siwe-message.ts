import { type Address, getAddress } from "viem";
import { z } from "zod";

const authority = /(?:[\w\-.~!$&'()*+,;=:%]+@)?(?:\[[0-9A-Fa-f:.]+\]|[\w\-.~!$&'()*+,;=%]+)(?::[0-9]{1,5})?/;

/** The ABNF of EIP-4361, line by line; a line's contents are checked below. */
const shape = new RegExp(
  [
    `^(?:(?<scheme>[A-Za-z][A-Za-z0-9+\\-.]*)://)?(?<domain>${authority.source})`,
    " wants you to sign in with your Ethereum account:\n",
    "(?<address>0x[0-9A-Fa-f]{40})\n\n",
    "(?:(?<statement>[\\w\\-.~:/?#[\\]@!$&'()*+,;= ]+)\n)?\n",
    "URI: (?<uri>\\S+)\nVersion: (?<version>1)\nChain ID: (?<chainId>[1-9][0-9]{0,14})\n",
    "Nonce: (?<nonce>[A-Za-z0-9]{8,})\nIssued At: (?<issuedAt>\\S+)",
    "(?:\nExpiration Time: (?<expirationTime>\\S+))?(?:\nNot Before: (?<notBefore>\\S+))?",
    "(?:\nRequest ID: (?<requestId>[\\w\\-.~!$&'()*+,;=:@%]*))?(?:\nResources:(?<resources>(?:\n- \\S+)*))?$",
  ].join(""),
);

const dateTime = z.iso.datetime({ offset: true });
const uri = z.string().regex(/^[A-Za-z][A-Za-z0-9+\-.]*:[!-~]+$/);

const siweMessage = z.object({
  scheme: z.string().optional(),
  /** The authority (RFC 3986) that requests the signature. */
  domain: z.string(),
  /** In the mixed case of EIP-55. */
  address: z.custom<Address>((text) => typeof text === "string" && getAddress(text) === text),
  statement: z.string().optional(),
  uri: uri.refine(URL.canParse),
  version: z.literal("1"),
  chainId: z.coerce.number(),
  nonce: z.string(),
  /** RFC 3339, like the other times. */
  issuedAt: dateTime,
  expirationTime: dateTime.optional(),
  notBefore: dateTime.optional(),
  requestId: z.string().optional(),
  resources: z
    .string()
    .transform((lines) => lines.split("\n- ").slice(1))
    .pipe(z.array(uri.refine(URL.canParse)))
    .optional(),
});

/** A Sign-In with Ethereum message (EIP-4361): a wallet signs it to prove who controls it. */
export type SiweMessage = z.output<typeof siweMessage>;

/** Parses a message strictly; undefined for anything that EIP-4361 doesn't allow. */
export function parseSiweMessage(text: string): SiweMessage | undefined {
  return siweMessage.safeParse(shape.exec(text)?.groups).data;
}
