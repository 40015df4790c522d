import { generateKeyPairSync } from "node:crypto";
import { calculateJwkThumbprint } from "jose";
import { expect, test } from "vitest";
import { makeIssuer } from "@colophon/testing/make-bundle";
import { refusal } from "@colophon/testing/refusal";
import { jwkThumbprint, parseEcPublicJwk, parseJwks } from "./jwk.ts";

const { jwk } = makeIssuer();
const [x, y] = [Buffer.from(jwk.x, "base64url"), Buffer.from(jwk.y, "base64url")];
/** The same 64 bytes, cut into 33 and 31. */
const moved = {
  ...jwk,
  x: Buffer.concat([x, y.subarray(0, 1)]).toString("base64url"),
  y: y.subarray(1).toString("base64url"),
};
const zero = "A".repeat(43);

test("the thumbprint is jose's", async () => {
  expect(jwkThumbprint(jwk)).toBe(await calculateJwkThumbprint({ ...jwk }));
});

test.each([
  ["no object", "key"],
  ["another type", { ...jwk, kty: "OKP" }],
  ["another curve", { ...jwk, crv: "P-384" }],
  ["no y", { ...jwk, y: undefined }],
  ["a point off the curve", { ...jwk, y: jwk.x }],
  ["the origin", { ...jwk, x: zero, y: zero }],
  ["a short x", { ...jwk, x: "AAAA" }],
  ["32 bytes cut at another place", moved],
  ["a private key", { ...jwk, d: zero }],
])("%s is refused", (_, value) => {
  expect(refusal(() => parseEcPublicJwk(value))).toBe("bad_jwk");
});

test("a coordinate that is not canonical base64url is refused", () => {
  expect(refusal(() => parseEcPublicJwk({ ...jwk, x: `${jwk.x}=` }))).toBe("bad_base64url");
});

test("a key set gives its P-256 keys and skips keys of other types", () => {
  const okp = generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" });
  expect(parseJwks(JSON.stringify({ keys: [okp, { ...jwk, kid: "k", use: "sig" }] }))).toEqual([jwk]);
  expect(refusal(() => parseJwks("{}"))).toBe("bad_jwk");
  expect(refusal(() => parseJwks("[]"))).toBe("bad_jwk");
  expect(refusal(() => parseJwks("{"))).toBe("bad_json");
  expect(refusal(() => parseJwks(JSON.stringify({ keys: [{ ...jwk, x: zero }] })))).toBe("bad_jwk");
});
