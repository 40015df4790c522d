import { createHash } from "node:crypto";
import { createSha256, toHex } from "@colophon/proof";

const MEBIBYTE = 2 ** 20;

/** MiB per second of the streaming SHA-256 that works are fingerprinted with, and of this machine's OpenSSL. */
export function hashSpeed(mebibytes: number): { colophon: number; openssl: number } {
  const chunk = Buffer.alloc(MEBIBYTE, 7);
  const time = (hash: () => string): { speed: number; digest: string } => {
    const start = performance.now();
    const digest = hash();
    return { speed: mebibytes / ((performance.now() - start) / 1000), digest };
  };
  const ours = () => {
    const state = createSha256();
    for (let count = 0; count < mebibytes; count++) state.update(chunk);
    return toHex(state.digest());
  };
  const theirs = () => {
    const state = createHash("sha256");
    for (let count = 0; count < mebibytes; count++) state.update(chunk);
    return state.digest("hex");
  };
  ours(); // Compiled from now on.
  const [colophon, openssl] = [time(ours), time(theirs)];
  if (colophon.digest !== openssl.digest) throw new Error("two SHA-256 disagree");
  return { colophon: colophon.speed, openssl: openssl.speed };
}
