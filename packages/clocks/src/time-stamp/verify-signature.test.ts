import { readFileSync } from "node:fs";
import { bitString, OID, oid, sequence } from "@colophon/der";
import { fromHex } from "@colophon/proof";
import { expect, test } from "vitest";
import { refusalOf } from "../refusal.ts";
import type { SignatureAlgorithm } from "./algorithm.ts";
import { isSignedWith } from "./verify-signature.ts";

interface Case {
  tcId: number;
  comment: string;
  msg: string;
  sig: string;
  result: "valid" | "invalid" | "acceptable";
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

/** The cases of which we say something else than Wycheproof. */
async function findDiffering(
  key: Uint8Array,
  algorithm: SignatureAlgorithm,
  cases: readonly Case[],
): Promise<string[]> {
  const differing: string[] = [];
  for (const { tcId, comment, msg, sig, result } of cases) {
    let isValid = false;
    try {
      isValid = await isSignedWith(key, { algorithm, signature: fromHex(sig), message: fromHex(msg) });
    } catch (error) {
      refusalOf(error);
    }
    if (isValid !== (result === "valid")) differing.push(`${tcId} ${comment}`);
  }
  return differing;
}

const count = (groups: readonly { tests: Case[] }[], result: Case["result"]) =>
  groups.flatMap(({ tests }) => tests).filter((one) => one.result === result).length;

test("every signature of Wycheproof on P-256 is judged as it says", async () => {
  // The file is beside the tests of a PDF's signature, which has the same form.
  const { testGroups } = read("../../../pdf-check/testdata/wycheproof/ecdsa_secp256r1_sha256_test.json") as {
    testGroups: { publicKey: { uncompressed: string }; tests: Case[] }[];
  };
  for (const { publicKey, tests } of testGroups) {
    const point = bitString(fromHex(publicKey.uncompressed));
    const info = sequence(sequence(oid(OID.ecPublicKey), oid(OID.secp256r1)), point);
    expect(await findDiffering(info, { name: "ECDSA", hash: "SHA-256" }, tests)).toEqual([]);
  }
  expect(count(testGroups, "valid") + count(testGroups, "invalid")).toBeGreaterThan(400);
});

test.each([
  ["ECDSA on P-384", "ecdsa_secp384r1", 168, 240],
  ["RSASSA-PKCS1-v1_5", "rsa_pkcs1", 11, 289],
  ["RSASSA-PSS", "rsa_pss", 102, 55],
])("signatures of Wycheproof by %s are judged as it says", async (_, name, valid, invalid) => {
  const { testGroups } = read(`../../testdata/wycheproof/${name}.json`) as {
    testGroups: { algorithm: SignatureAlgorithm; publicKeyDer: string; tests: Case[] }[];
  };
  for (const { algorithm, publicKeyDer, tests } of testGroups)
    expect(await findDiffering(fromHex(publicKeyDer), algorithm, tests)).toEqual([]);
  expect([count(testGroups, "valid"), count(testGroups, "invalid")]).toEqual([valid, invalid]);
});
