import { type Renewal, renewTokens, type StampedProof } from "@colophon/clocks";
import { type ClockEvidence, fromUtf8, sha256, toHex } from "@colophon/proof";
import { CannotCheckError } from "./errors.ts";
import { readSmallFile } from "./read-limited.ts";

/**
 * Of each token that is in one of these days' files, by when the clocks of a later checkpoint show that it existed, as `judgeClocks`
 * takes it. A file that is not covered by its log, or has none of the tokens, is refused: somebody has given the wrong one.
 */
export async function readRenewals(
  files: readonly string[],
  tokens: readonly Uint8Array[],
  judge: (proof: StampedProof) => Promise<ClockEvidence>,
): Promise<Map<string, number>> {
  const renewed = new Map<string, number>();
  for (const file of files) {
    const found = await renewTokens(tokens, await readRenewal(file), judge);
    if (found === undefined)
      throw new CannotCheckError("unreadable", `${file} renews no timestamp of this certificate.`);
    if (found.time === undefined) continue;
    for (const token of found.tokens) {
      const name = toHex(sha256(token));
      renewed.set(name, Math.min(found.time, renewed.get(name) ?? Infinity));
    }
  }
  return renewed;
}

async function readRenewal(file: string): Promise<Renewal> {
  const jwt = await readText(`${file}.jwt`);
  return {
    file: await readSmallFile(file),
    jwt: jwt.trim(),
    tlogProof: await readText(`${file}.tlog-proof`),
  };
}

async function readText(file: string): Promise<string> {
  const bytes = await readSmallFile(file);
  try {
    return fromUtf8(bytes);
  } catch {
    throw new CannotCheckError("unreadable", `${file} cannot be read: it is no text.`);
  }
}
