import { readFileSync } from "node:fs";

/** A case of Project Wycheproof, all in hex. */
export interface WycheproofCase {
  id: number;
  publicKey: string;
  message: string;
  signature: string;
  isValid: boolean;
}

interface File {
  testGroups: {
    /** `pk` of Ed25519; for P-256 the uncompressed point. */
    publicKey: { pk?: string; uncompressed?: string };
    tests: { tcId: number; msg: string; sig: string; result: "valid" | "invalid" }[];
  }[];
}

export function readWycheproof(name: "ed25519" | "ecdsa_secp256r1_sha256_p1363"): WycheproofCase[] {
  const url = new URL(`../../proof/testdata/wycheproof/${name}_test.json`, import.meta.url);
  const { testGroups } = JSON.parse(readFileSync(url, "utf8")) as File;
  return testGroups.flatMap(({ publicKey: { pk, uncompressed }, tests }) =>
    tests.map(({ tcId, msg, sig, result }) => ({
      id: tcId,
      publicKey: pk ?? uncompressed ?? "",
      message: msg,
      signature: sig,
      isValid: result === "valid",
    })),
  );
}
