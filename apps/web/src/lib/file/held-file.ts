import type { FileFingerprint } from "@colophon/api";

/** The last chosen file, kept in memory until it is known whether to upload a copy of it. */
let held: { sha256: string; file: File } | undefined;

export function holdFile(sha256: string, file: File): void {
  held = { sha256, file };
}

/** False if the page no longer has the file, for example after a reload. */
export const isFileHeld = (sha256: string): boolean => held?.sha256 === sha256;

/** The file itself, as long as the page has it. */
export const fileHeld = (sha256: string): File | undefined =>
  held?.sha256 === sha256 ? held.file : undefined;

/** The same, once. */
export function takeHeldFile(sha256: string): File | undefined {
  if (held?.sha256 !== sha256) return undefined;
  const { file } = held;
  held = undefined;
  return file;
}

const carriedKey = "file-to-register";
/** The same as in the session storage, which a browser may refuse. */
let carried: FileFingerprint | undefined;

/**
 * Carries a file to the wizard, even through signing up: the file itself while the page stays open, and its fingerprint
 * through a reload of this tab, if the browser stores it.
 */
export function carryFile(file: File, sha256: string): void {
  holdFile(sha256, file);
  carried = { sha256, name: file.name, size: file.size, mediaType: file.type };
  try {
    sessionStorage.setItem(carriedKey, JSON.stringify(carried));
  } catch {
    // It is still in memory.
  }
}

export function readCarriedFile(): FileFingerprint | undefined {
  if (carried) return carried;
  try {
    return (JSON.parse(sessionStorage.getItem(carriedKey) ?? "null") as FileFingerprint | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function dropCarriedFile(): void {
  carried = undefined;
  try {
    sessionStorage.removeItem(carriedKey);
  } catch {
    // It was never stored.
  }
}
