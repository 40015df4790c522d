import { stampedText } from "@colophon/clocks";
import { encode, integer } from "@colophon/der";
import {
  type Bundle,
  concat,
  fromBase64Url,
  fromHex,
  jwkThumbprint,
  parseJwks,
  parseNote,
  parseSdJwt,
  parseTlogProof,
  parseVerifierKey,
  toHex,
  utf8,
} from "@colophon/proof";
import { pem } from "./certificates-of.ts";
import type { StockFile } from "./stock-files.ts";

/** What comes before a key's bytes in a SubjectPublicKeyInfo: of P-256 (RFC 5480), an uncompressed point, and of Ed25519 (RFC 8410). */
const p256Prefix = fromHex("3059301306072a8648ce3d020106082a8648ce3d03010703420004");
const ed25519Prefix = fromHex("302a300506032b6570032100");
const sequenceTag = 0x30;

/** Of a proof that has passed its checks: the keys by which record and checkpoint are signed, and these signatures, as OpenSSL reads them. */
export function keyFiles({ sdJwt, tlogProof, issuerJwks, log }: Bundle): StockFile[] {
  const { jwt, header, signature } = parseSdJwt(sdJwt);
  const issuer = parseJwks(issuerJwks).find((key) => jwkThumbprint(key) === header.kid);
  const { checkpoint } = parseTlogProof(tlogProof);
  const { name, publicKey } = parseVerifierKey(log.vkey);
  const signed = parseNote(checkpoint).signatures.find(
    (line) => line.name === name && log.vkey.startsWith(`${name}+${toHex(line.keyId)}+`),
  );
  if (issuer === undefined || signed === undefined)
    throw new TypeError("not a proof that has passed its checks");
  const point = concat(fromBase64Url(issuer.x), fromBase64Url(issuer.y));
  const half = (bytes: Uint8Array) => integer(BigInt(`0x${toHex(bytes)}`));
  const [r, s] = [half(signature.subarray(0, 32)), half(signature.subarray(32))];
  return [
    { name: "record.jwt", bytes: utf8(jwt) },
    { name: "record.sig", bytes: encode(sequenceTag, r, s) },
    { name: "issuer.pem", bytes: utf8(pem("PUBLIC KEY", concat(p256Prefix, point))) },
    { name: "checkpoint.txt", bytes: utf8(stampedText(checkpoint)) },
    { name: "checkpoint.sig", bytes: signed.signature },
    { name: "log.pem", bytes: utf8(pem("PUBLIC KEY", concat(ed25519Prefix, publicKey))) },
  ];
}
