import { readFileSync } from "node:fs";
import { fromHex } from "@colophon/proof";
import { expect, test } from "vitest";
import { isSignatureOf } from "./ecdsa-signature.ts";

/** The parts of Wycheproof's schema `ecdsa_verify_schema_v1.json` that are used. */
interface Wycheproof {
  numberOfTests: number;
  testGroups: {
    publicKey: { uncompressed: string };
    tests: {
      tcId: number;
      comment: string;
      msg: string;
      sig: string;
      result: "valid" | "invalid";
    }[];
  }[];
}

const file = new URL("../testdata/wycheproof/ecdsa_secp256r1_sha256_test.json", import.meta.url);
const { numberOfTests, testGroups } = JSON.parse(readFileSync(file, "utf8")) as Wycheproof;
const cases = testGroups.flatMap(({ publicKey, tests }) =>
  tests.map((one) => ({ ...one, key: publicKey.uncompressed })),
);

test("the verdicts on ECDSA signatures in DER are Wycheproof's", () => {
  expect(cases).toHaveLength(numberOfTests);
  const differing = cases.filter(({ key, msg, sig, result }) => {
    const verdict = isSignatureOf(fromHex(sig), fromHex(msg), fromHex(key)) ? "valid" : "invalid";
    return verdict !== result;
  });
  expect(differing.map(({ tcId, comment }) => `${tcId} ${comment}`)).toEqual([]);
});
