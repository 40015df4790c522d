import fs from "node:fs";
import path from "node:path";
import { parseTrust, ProofError, type Trust } from "@colophon/proof";
import { StartError } from "../../base/errors.ts";
import { replaceFile } from "../../base/keys/key-file.ts";

/** What this installation publishes, kept beside its keys: with the guard it is all that retiring the log takes. */
export function ownTrustFile(keysDir: string): string {
  return path.join(keysDir, "trust.json");
}

export function formatTrust(trust: Trust): string {
  return `${JSON.stringify(trust, undefined, 2)}\n`;
}

/** Throws a StartError when the folder cannot be written. */
export function keepTrust(keysDir: string, trust: Trust): void {
  const [file, text] = [ownTrustFile(keysDir), formatTrust(trust)];
  try {
    if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text) replaceFile(file, text);
  } catch (cause) {
    throw new StartError(`KEYS_DIR: ${file} cannot be written: ${String(cause)}`, { cause });
  }
}

/** Throws a StartError that names a file which cannot be read. */
export function readTextFile(file: string): string {
  try {
    return fs.readFileSync(file, "utf8");
  } catch (cause) {
    throw new StartError(`${file} cannot be read: ${String(cause)}`, { cause });
  }
}

/** Throws a StartError that names a file which can't be read or isn't a trust file. */
export function readTrustFile(file: string): Trust {
  const text = readTextFile(file);
  try {
    return parseTrust(text);
  } catch (cause) {
    if (!(cause instanceof ProofError)) throw cause;
    throw new StartError(`${file} is not a trust file (${cause.message}).`, { cause });
  }
}
