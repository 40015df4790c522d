import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { passwordCost as cost, type PasswordCost } from "./password-cost.ts";

/** Runs in libuv's thread pool, so the event loop isn't blocked. */
const derive = promisify(argon2);

const saltLength = 16;
const tagLength = 32;

type Hashed = Omit<Argon2Parameters, "message"> & { tag: Buffer };

/** Hashes with argon2id into a PHC string, which carries its own parameters and salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltLength);
  const tag = await derive("argon2id", { ...cost, nonce, tagLength, message: messageOf(password) });
  return toPhc(cost, nonce, tag);
}

/** Compares in constant time. Costs the same whether or not the password is right. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const { tag, ...parameters } = parsePhc(phc);
  return timingSafeEqual(await derive("argon2id", { ...parameters, message: messageOf(password) }), tag);
}

/** Whether a hash was made with parameters other than today's. */
export function isOutdated(phc: string): boolean {
  const { memory, passes, parallelism, tag } = parsePhc(phc);
  return (
    memory !== cost.memory ||
    passes !== cost.passes ||
    parallelism !== cost.parallelism ||
    tag.length !== tagLength
  );
}

/** A hash that no password matches: checked where there is no account, so that both cases take equally long. */
export const unmatchableHash = toPhc(cost, randomBytes(saltLength), randomBytes(tagLength));

/** NIST SP 800-63B, 3.1.1.2: keyboards compose the same character differently. */
function messageOf(password: string): string {
  return password.normalize("NFKC");
}

/** The PHC string format: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`, base64 without padding. */
function toPhc({ memory, passes, parallelism }: PasswordCost, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

function parsePhc(phc: string): Hashed {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Z0-9+/]+)\$([A-Z0-9+/]+)$/i.exec(phc);
  if (match === null) throw new TypeError("not a PHC string of argon2id");
  const [, memory, passes, parallelism, salt = "", encodedTag = ""] = match;
  const tag = Buffer.from(encodedTag, "base64");
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, "base64"),
    tagLength: tag.length,
    tag,
  };
}

function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
