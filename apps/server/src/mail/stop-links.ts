import type { DataKey } from "../base/keys/data-key.ts";
import { type OptionalLetter, optionalLetters } from "@colophon/api";
import { open, seal } from "../base/encryption.ts";

/** Whose letters, and of which kind, a link stops. */
export interface Stopped {
  userId: string;
  kind: OptionalLetter;
}

const context = "letters.stop";

/** The code in such a link: works without logging in, as long as the account exists, and can do nothing else. */
export function sealStop(key: DataKey, { userId, kind }: Stopped): string {
  const id = Buffer.from(userId.replaceAll("-", ""), "hex");
  return seal(key, Buffer.concat([id, Buffer.from(kind)]), context).toString("base64url");
}

/** Undefined for a code that this registry didn't make. */
export function openStop(key: DataKey, code: string): Stopped | undefined {
  try {
    const opened = open(key, Buffer.from(code, "base64url"), context);
    const kind = optionalLetters.find((one) => one === opened.toString("utf8", 16));
    return kind === undefined ? undefined : { userId: opened.toString("hex", 0, 16), kind };
  } catch {
    return undefined;
  }
}
