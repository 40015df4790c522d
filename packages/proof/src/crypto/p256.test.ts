import { generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { readWycheproof } from "@colophon/testing/wycheproof";
import { fromBase64Url } from "../encoding/base64.ts";
import { concat, fromHex, utf8 } from "../encoding/bytes.ts";
import { isP256Key, verifyP256 } from "./p256.ts";

test("Wycheproof's 262 cases are judged as they say", () => {
  const cases = readWycheproof("ecdsa_secp256r1_sha256_p1363");
  expect(cases.length).toBe(262);
  const judged = cases.map(({ id, publicKey, message, signature }) => {
    const key = fromHex(publicKey);
    return { id, isValid: isP256Key(key) && verifyP256(key, fromHex(message), fromHex(signature)) };
  });
  expect(judged).toEqual(cases.map(({ id, isValid }) => ({ id, isValid })));
}, 30_000);

test("a signature of Node is accepted, and a longer or shorter one is not", () => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const key = concat(Uint8Array.of(4), fromBase64Url(x), fromBase64Url(y));
  const message = utf8("text");
  const signature = new Uint8Array(sign("sha256", message, { key: privateKey, dsaEncoding: "ieee-p1363" }));
  expect(isP256Key(key)).toBe(true);
  expect(verifyP256(key, message, signature)).toBe(true);
  expect(verifyP256(key, message, signature.subarray(0, 63))).toBe(false);
  expect(verifyP256(key, message, concat(signature, Uint8Array.of(0)))).toBe(false);
  expect(verifyP256(key, utf8("other"), signature)).toBe(false);
  expect(isP256Key(key.subarray(1))).toBe(false);
});
