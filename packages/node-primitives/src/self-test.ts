import { fromHex, utf8 } from "@colophon/proof";
import type { OpenSsl } from "./open-ssl.ts";

// Of CCTV's Ed25519 vectors 305 and 267, and of Wycheproof's P-256 vectors 1 and 115.

const ed25519Key = "ef75b20e7540e3dff77404193652ba2bd13df99c1508eee1515e27ae25f28076";
const ed25519Valid =
  "b62cf890de42c413b11b1411c9f01f1c4d77aa87ef182258d1251f69af2a350640657f1cb030f12543549bbabd848dc6403d354e7c99c4d0dcee9f63c9033b00";
/** R has a component of low order: right only for an engine that multiplies by the cofactor. */
const ed25519Cofactored =
  "36684ea91032ba5b1dbab2d02f4debc74c3327f2b3802e2e4d371aa42b12b56b2d471882773a677af1e3824e757a33f8ddf7bbeaf3d28a09595eb8daa0d74a03";

const p256Key =
  "042927b10512bae3eddcfe467828128bad2903269919f7086069c8c4df6c732838c7787964eaac00e5921fb1498a60f4606766b3d9685001558d1a974e7341513e";
const p256LowS =
  "2ba3a8be6b94d5ec80a6d9d1190a436effe50d85a1eee859b8cc6af9bd5c2e184cd60b855d442f5b3c7b11eb6c4e0ae7525fe710fab9aa7c77a67f79e6fadd76";
/** s is high, and the x of kG is above the group's order. */
const p256LargeXKey =
  "040ad99500288d466940031d72a9f5445a4d43784640855bf0a69874d2de5fe103c5011e6ef2c42dcd50d5d3d29f99ae6eba2c80c9244f4c5422f0979ff0c3ba5e";
const p256LargeX =
  "000000000000000000000000000000004319055358e8617b0c46353d039cdaabffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63254e";

type Vector = [message: string, signature: string, isValid: boolean, publicKey?: string];

const ed25519: Vector[] = [
  ["ed25519vectors 5", ed25519Valid, true],
  ["ed25519vectors 6", ed25519Valid, false],
  ["ed25519vectors 3", ed25519Cofactored, false],
];

const p256: Vector[] = [
  ["123400", p256LowS, true],
  ["123401", p256LowS, false],
  ["123400", p256LargeX, true, p256LargeXKey],
];

/** Whether OpenSSL, as it was built here, answers as JavaScript does. */
export function passesSelfTest({ verifyEd25519, verifyP256 }: OpenSsl): boolean {
  const agrees =
    (check: OpenSsl["verifyP256"], usualKey: string) =>
    ([message, signature, isValid, publicKey = usualKey]: Vector): boolean =>
      check(fromHex(publicKey), utf8(message), fromHex(signature)) === isValid;
  return ed25519.every(agrees(verifyEd25519, ed25519Key)) && p256.every(agrees(verifyP256, p256Key));
}
