import { readFileSync } from "node:fs";
import { generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { readWycheproof } from "@colophon/testing/wycheproof";
import { fromHex, utf8 } from "../encoding/bytes.ts";
import { isSoundEd25519Key, verifyEd25519 } from "./ed25519.ts";

interface Vector {
  number: number;
  key: string;
  sig: string;
  msg: string;
  flags: string[] | null;
}

const file = new URL("../../testdata/ed25519/ed25519vectors.json", import.meta.url);
const vectors = JSON.parse(readFileSync(file, "utf8")) as Vector[];

test("of the 914 edge cases of CCTV only the one without any flag is accepted", () => {
  const accepted = vectors.filter(({ key, sig, msg }) => {
    const publicKey = fromHex(key);
    return isSoundEd25519Key(publicKey) && verifyEd25519(publicKey, utf8(msg), fromHex(sig));
  });
  expect(vectors.length).toBe(914);
  expect(accepted.map(({ flags }) => flags)).toEqual([null]);
}, 30_000);

test("Wycheproof's 150 cases are judged as they say", () => {
  const cases = readWycheproof("ed25519");
  expect(cases.length).toBe(150);
  const judged = cases.map(({ id, publicKey, message, signature }) => {
    const key = fromHex(publicKey);
    const isValid = isSoundEd25519Key(key) && verifyEd25519(key, fromHex(message), fromHex(signature));
    return { id, isValid };
  });
  expect(judged).toEqual(cases.map(({ id, isValid }) => ({ id, isValid })));
}, 30_000);

test("a signature of Node is accepted, and a longer or shorter one is not", () => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const key = new Uint8Array(publicKey.export({ format: "der", type: "spki" }).subarray(-32));
  const message = utf8("text");
  const signature = new Uint8Array(sign(null, message, privateKey));
  expect(isSoundEd25519Key(key)).toBe(true);
  expect(verifyEd25519(key, message, signature)).toBe(true);
  expect(verifyEd25519(key, message, signature.subarray(0, 63))).toBe(false);
  expect(verifyEd25519(key, message, new Uint8Array([...signature, 0]))).toBe(false);
  expect(verifyEd25519(key, utf8("other"), signature)).toBe(false);
  expect(isSoundEd25519Key(key.subarray(1))).toBe(false);
});
