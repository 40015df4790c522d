import { readFileSync } from "node:fs";
import fc from "fast-check";
import type { Address, Hex } from "viem";
import { expect, test } from "vitest";
import { isSignIn } from "./is-sign-in.ts";
import { parseSiweMessage, type SiweMessage } from "./siwe-message.ts";
import { verifyMessage } from "./verify-message.ts";

// The vectors of spruceid/siwe, the first implementation of EIP-4361.

interface Verification extends SiweMessage {
  signature: Hex;
  /** What the verifier expects, where that differs from the message. */
  time?: string;
  domainBinding?: string;
  matchNonce?: string;
}

const positive = vectors<{ message: string; fields: Record<string, unknown> }>("parsing_positive");

test.each(positive)("reads: %s", (_name, { message, fields }) => {
  const parsed = JSON.parse(JSON.stringify(parseSiweMessage(message))) as object;
  expect(parsed).toEqual(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)));
});

test.each(vectors<string>("parsing_negative"))("refuses: %s", (_name, message) => {
  expect(parseSiweMessage(message)).toBeUndefined();
});

test.each(vectors<Verification>("verification_positive"))("accepts: %s", async (_name, vector) => {
  expect(await verdict(vector)).toBe(true);
});

test.each(vectors<Verification>("verification_negative"))("turns down: %s", async (_name, vector) => {
  expect(await verdict(vector)).toBe(false);
});

test.each(vectors<{ message: string; signature: Hex }>("eip1271"))(
  "reads the message of a contract wallet, which nobody can judge without its chain: %s",
  async (_name, { message, signature }) => {
    const parsed = parseSiweMessage(message);
    const address = parsed?.address.toLowerCase() as Address;
    expect(parsed?.chainId).toBe(1);
    expect(await verifyMessage({ address, chainId: 1, message, signature }, undefined)).toBe(false);
  },
);

const [, { message: sample } = { message: "" }] = positive[0] ?? [];

test.each([
  ["a line before", `\n${sample}`],
  ["a line after", `${sample}\n`],
  ["a line more", `${sample}\nAdmin: true`],
  ["carriage returns", sample.replaceAll("\n", "\r\n")],
  ["a statement in other letters", sample.replace("I accept", "J’accepte")],
  ["two statements", sample.replace("I accept", "I accept\nthat")],
  ["a domain with a space", sample.replace("service.org wants", "service.org evil.org wants")],
  ["a domain with a path", sample.replace("service.org wants", "service.org/evil wants")],
  ["a chain id beyond all numbers", sample.replace("Chain ID: 1", `Chain ID: ${"9".repeat(30)}`)],
  ["a chain id in hex", sample.replace("Chain ID: 1", "Chain ID: 0x1")],
  ["a nonce with a dash", sample.replace("Nonce: 32891757", "Nonce: 3289-1757")],
  ["two nonces", sample.replace("Nonce: 32891757", "Nonce: 32891757\nNonce: 32891758")],
  ["a script as URI", sample.replace("URI: https://service.org/login", "URI: //service.org")],
  ["nothing", ""],
])("refuses %s", (_name, message) => {
  expect(message).not.toBe(sample);
  expect(parseSiweMessage(message)).toBeUndefined();
});

test("parses only what survives a round trip", () => {
  fc.assert(
    fc.property(fc.nat(sample.length), fc.string({ maxLength: 3 }), fc.nat(3), (at, put, cut) => {
      const text = sample.slice(0, at) + put + sample.slice(at + cut);
      const parsed = parseSiweMessage(text);
      expect(parsed === undefined ? text : format(parsed)).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

/** Takes a vector through all steps: parsed, compared with the expectation, its signature verified. */
async function verdict(vector: Verification): Promise<boolean> {
  const message = format(vector);
  const parsed = parseSiweMessage(message);
  if (parsed === undefined) return false;
  const expected = {
    origin: new URL(vector.uri).origin,
    domain: vector.domainBinding ?? vector.domain,
    address: parsed.address.toLowerCase(),
    chainId: vector.chainId,
    now: new Date(vector.time ?? Date.now()),
  };
  if (!isSignIn(parsed, expected) || parsed.nonce !== (vector.matchNonce ?? vector.nonce)) return false;
  const { chainId, signature } = vector;
  const address = parsed.address.toLowerCase() as Address;
  return verifyMessage({ address, chainId, message, signature }, undefined);
}

/** A message's text from its parts. */
function format({ scheme, ...parts }: SiweMessage): string {
  const lines = (name: string, value: string | number | undefined) =>
    value === undefined ? [] : [name + value];
  return [
    `${scheme === undefined ? "" : `${scheme}://`}${parts.domain} wants you to sign in with your Ethereum account:`,
    parts.address,
    "",
    ...lines("", parts.statement),
    "",
    ...lines("URI: ", parts.uri),
    ...lines("Version: ", parts.version),
    ...lines("Chain ID: ", parts.chainId),
    ...lines("Nonce: ", parts.nonce),
    ...lines("Issued At: ", parts.issuedAt),
    ...lines("Expiration Time: ", parts.expirationTime),
    ...lines("Not Before: ", parts.notBefore),
    ...lines("Request ID: ", parts.requestId),
    ...(parts.resources === undefined ? [] : ["Resources:", ...parts.resources.map((one) => `- ${one}`)]),
  ].join("\n");
}

function vectors<T>(name: string): [string, T][] {
  const file = new URL(`../../../testdata/siwe/${name}.json`, import.meta.url);
  return Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, T>);
}
