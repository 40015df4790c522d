import { secp256k1 } from "@noble/curves/secp256k1.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeRegistry } from "@colophon/testing/make-bundle";
import { verifyBundle } from "@colophon/testing/verify-bundle";
import { fromHex, toHex } from "../encoding/bytes.ts";
import { hashTypedData } from "./registration-typed-data.ts";
import { recoverAddress } from "./recover-address.ts";
import { claimsToSign } from "./signed-claims.ts";
import { registrationTypedData, verifyWalletSignature } from "./wallet-signature.ts";

const content = {
  title: "L’Été à Montréal — 夏",
  creatorName: "Aïcha Tremblay",
  creatorEmail: "aicha@example.com",
  "file.1": {
    sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    name: "novel.txt",
    size: 4,
    mediaType: "text/plain",
  },
  "collaborator.1": { givenName: "Noor", familyName: "Haddad" },
  "collaborator.1.email": "noor@example.com",
};

// Made by viem 2.57.1, with the private key 42…42.
const hash = "674e31dad8b3250f6ac3ed866ae53b5796db7e34b0c067f390f402008fe156a3";
const walletAddress = "0x17c5185167401ed00cf5f5b2fc97d9bbfdb7d025";
const signature =
  "0xb45d9404f5301d07271ab863662ab0732bc535fca3d89136b5a7f9f60ec725f44341d2959d8f22801d12145c3cfcc03070e57f087c116d43c4f33d44d781783d1c";

const signed = { ...content, walletAddress, walletSignature: { signature, claims: claimsToSign(content) } };
const resigned = (walletSignature: unknown) => verifyWalletSignature({ ...signed, walletSignature });
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(signed).filter(([name]) => !names.includes(name)));

test("what is signed is the hash that other implementations compute", () => {
  const data = registrationTypedData(content);
  expect(data.message).toEqual({
    title: "L’Été à Montréal — 夏",
    creatorName: "Aïcha Tremblay",
    files: ["0x9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"],
    contentHash: "0xa9897fe9d28c80ce8d4c802474915370199436d9973a7791269e634d110f6173",
  });
  expect(toHex(hashTypedData(data))).toBe(hash);
});

test("emails are not signed, so that they can be withheld", () => {
  expect(claimsToSign(signed)).toEqual(["collaborator.1", "creatorName", "file.1", "title"]);
});

test("links are the registry's finding, and not signed", () => {
  const found = { ...signed, "link.1": { url: "https://example.org", how: "dns", checkedAt: 1_764_000_000 } };
  expect(claimsToSign(found)).toEqual(claimsToSign(signed));
  expect(verifyWalletSignature(found)).toBe("valid");
});

test("the declaration is signed where there is one", () => {
  const declared = { ...signed, declaration: "2026-11-22" };
  expect(claimsToSign(declared)).toContain("declaration");
  // What was signed before it was a claim does not cover it.
  expect(verifyWalletSignature(declared)).toBe("invalid");
});

test("files stand in the order of their numbers", () => {
  const file = (digit: string) => ({ sha256: digit.repeat(64) });
  const { files } = registrationTypedData({ "file.10": file("a"), "file.2": file("2") }).message;
  expect(files).toEqual([`0x${"2".repeat(64)}`, `0x${"a".repeat(64)}`]);
});

describe("the wallet's signature is", () => {
  test("valid with all that it covers shown, whatever else is withheld or disclosed", () => {
    expect(verifyWalletSignature(signed)).toBe("valid");
    expect(verifyWalletSignature(without("creatorEmail", "collaborator.1.email"))).toBe("valid");
    expect(verifyWalletSignature({ ...signed, "selfIdentification.pronouns": "she/her" })).toBe("valid");
    expect(verifyWalletSignature({ ...signed, claimOfALaterTime: 1 })).toBe("valid");
  });

  test.each(["title", "creatorName", "file.1", "collaborator.1", "walletAddress"])(
    "incomplete without %s",
    (name) => {
      expect(verifyWalletSignature(without(name))).toBe("incomplete");
    },
  );

  test("absent without it, or in a form of a later time", () => {
    expect(verifyWalletSignature({ ...content, walletAddress })).toBe("absent");
    expect(resigned(signature)).toBe("absent");
    expect(resigned({ signature, claims: [1] })).toBe("absent");
  });

  test.each([
    ["another title", { ...signed, title: "L’Hiver à Montréal" }],
    ["another file", { ...signed, "file.1": { ...content["file.1"], sha256: "0".repeat(64) } }],
    ["another name of the file", { ...signed, "file.1": { ...content["file.1"], name: "a.txt" } }],
    ["a file without fingerprint", { ...signed, "file.1": { name: "a.txt" } }],
    ["another address", { ...signed, walletAddress: `0x${"17".repeat(20)}` }],
    ["the address in another spelling", { ...signed, walletAddress: walletAddress.toUpperCase() }],
    ["a description that was not signed", { ...signed, description: "Added later" }],
    ["a collaborator who was not signed", { ...signed, "collaborator.2": { givenName: "Eve" } }],
  ])("invalid with %s", (_what, claims) => {
    expect(verifyWalletSignature(claims)).toBe("invalid");
  });

  test("invalid when it covers less than what is shown", () => {
    expect(resigned({ signature, claims: [] })).toBe("invalid");
    expect(resigned({ signature, claims: ["title", "creatorName"] })).toBe("invalid");
  });
});

describe("one signature has one spelling", () => {
  const [r, s] = [signature.slice(2, 66), BigInt(`0x${signature.slice(66, 130)}`)];
  const highS = (secp256k1.Point.CURVE().n - s).toString(16).padStart(64, "0");

  test.each([
    ["the other half's s", `0x${r}${highS}1b`],
    ["the other half's s, the same v", `0x${r}${highS}1c`],
    ["the other v", `${signature.slice(0, -2)}1b`],
    ["v without 27", `${signature.slice(0, -2)}01`],
    ["v of a chain", `${signature.slice(0, -2)}25`],
    ["upper case", `0x${signature.slice(2).toUpperCase()}`],
    ["no 0x", signature.slice(2)],
    ["64 bytes", signature.slice(0, -2)],
    ["66 bytes", `${signature}1c`],
    ["r of zero", `0x${"0".repeat(64)}${signature.slice(66)}`],
    ["s of zero", `0x${r}${"0".repeat(64)}1c`],
    ["r beyond the order", `0x${"f".repeat(64)}${signature.slice(66)}`],
    ["r of no point", `0x${"0".repeat(63)}5${signature.slice(66)}`],
    ["nothing", ""],
  ])("%s is not it", (_what, other) => {
    expect(resigned({ signature: other, claims: claimsToSign(content) })).toBe("invalid");
  });

  test("and any changed bit makes another one", () => {
    const bytes = fromHex(signature.slice(2));
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(7), (at, bit) => {
        const changed = bytes.map((byte, i) => (i === at ? byte ^ (1 << bit) : byte));
        expect(recoverAddress(fromHex(hash), `0x${toHex(changed)}`)).not.toBe(walletAddress);
      }),
    );
  });
});

test("any wallet's signature of any title leads to its address, and of no other title", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }).filter(secp256k1.utils.isValidSecretKey),
      fc.string({ unit: "grapheme" }),
      (key, title) => {
        const hashOf = (claims: object) => hashTypedData(registrationTypedData({ ...claims }));
        const options = { prehash: false, format: "recovered" } as const;
        const [v = 0, ...rs] = secp256k1.sign(hashOf({ title }), key, options);
        const given = `0x${toHex(Uint8Array.from([...rs, 27 + v]))}`;
        const address = recoverAddress(hashOf({ title }), given);
        expect(address).toMatch(/^0x[0-9a-f]{40}$/);
        expect(recoverAddress(hashOf({ title: `${title}!` }), given)).not.toBe(address);
      },
    ),
    { numRuns: 25 },
  );
});

describe("in a certificate", () => {
  const registry = makeRegistry();
  const disclosures = (claims: Record<string, unknown>, show?: string[]) => {
    const bundle = registry.bundle(registry.issue(claims), show ? { show } : {});
    const { verdict, checks } = verifyBundle(bundle, { trust: registry.trust });
    return { verdict, ...checks.find(({ id }) => id === "disclosures") };
  };

  test("a right signature is evidence", () => {
    expect(disclosures(signed)).toMatchObject({ verdict: "valid", evidence: { walletSignature: "valid" } });
  });

  test("a wrong one makes it not valid", () => {
    expect(disclosures({ ...signed, title: "Another" })).toMatchObject({
      verdict: "not_valid",
      state: "failed",
      code: "bad_wallet_signature",
    });
  });

  test("one that cannot be checked on the fields shown speaks neither for nor against it", () => {
    expect(disclosures(signed, ["creatorName", "walletSignature"])).toMatchObject({
      verdict: "valid",
      evidence: { walletSignature: "incomplete" },
    });
  });
});
