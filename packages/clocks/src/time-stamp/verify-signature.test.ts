import { readFileSync } from "node:fs";
import { bitString, OID, oid, sequence } from "@colophon/der";
import { fromHex } from "@colophon/proof";
import { expect, test } from "vitest";
import { refusalOf } from "../refusal.ts";
import { isSignedWith } from "./verify-signature.ts";

interface Vectors {
  testGroups: {
    publicKey: { uncompressed: string };
    tests: { tcId: number; msg: string; sig: string; result: "valid" | "invalid" | "acceptable" }[];
  }[];
}

// Project Wycheproof; the file is beside the tests of a PDF's signature, which has the same form.
const file = new URL(
  "../../../pdf-check/testdata/wycheproof/ecdsa_secp256r1_sha256_test.json",
  import.meta.url,
);
const { testGroups } = JSON.parse(readFileSync(file, "utf8")) as Vectors;

test("every signature of Wycheproof on P-256 is judged as it says", async () => {
  const algorithm = { name: "ECDSA", hash: "SHA-256" } as const;
  const wrong: number[] = [];
  let count = 0;
  for (const { publicKey, tests } of testGroups) {
    const point = bitString(fromHex(publicKey.uncompressed));
    const info = sequence(sequence(oid(OID.ecPublicKey), oid(OID.secp256r1)), point);
    for (const { tcId, msg, sig, result } of tests) {
      let isValid = false;
      try {
        isValid = await isSignedWith(info, { algorithm, signature: fromHex(sig), message: fromHex(msg) });
      } catch (error) {
        refusalOf(error);
      }
      count += 1;
      if (isValid !== (result === "valid")) wrong.push(tcId);
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(400);
});
