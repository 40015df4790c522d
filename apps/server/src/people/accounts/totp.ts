import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** What every authenticator app supports: SHA-1, six digits, 30 seconds (RFC 6238; the defaults of the Key URI Format). */
const stepSeconds = 30;
const digits = 6;
/** Clocks differ: the code before and the one after count too (RFC 6238, 5.2). */
const skewSteps = 1;

/** RFC 4226, 4: 160 bits are recommended. */
export function createTotpSecret(): Buffer {
  return randomBytes(20);
}

export function stepAt(time: number): number {
  return Math.floor(time / 1000 / stepSeconds);
}

/** RFC 4226, 5.3, with the time step as the counter. */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The step of this code, near this time and after `lastStep`; undefined for a wrong or used code. */
export function findTotpStep(
  secret: Uint8Array,
  code: string,
  { time, lastStep }: { time: number; lastStep: number },
): number | undefined {
  const now = stepAt(time);
  return [now, now - skewSteps, now + skewSteps].find(
    (step) => step > lastStep && isSame(totpCode(secret, step), code),
  );
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** What an authenticator app reads from a QR code (Key URI Format); the issuer tells installations apart. */
export function totpUri(secret: Uint8Array, { email, issuer }: { email: string; issuer: string }): string {
  const label = encodeURIComponent(`${issuer}:${email}`);
  // URLSearchParams would write a space as a plus sign, which apps keep.
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648, 6, for whole groups of five bytes, so that there is no padding. */
export function toBase32(bytes: Uint8Array): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  return bits.replace(/.{5}/g, (group) => base32[Number.parseInt(group, 2)] ?? "");
}
