import type { FileFingerprint } from "@colophon/api";

/** The file that was chosen last, kept in memory until it is known whether a copy of it is to be sent. */
let held: { sha256: string; file: File } | undefined;

export function holdFile(sha256: string, file: File): void {
  held = { sha256, file };
}

/** False when the file is no longer at hand, as after a reload. */
export const isFileHeld = (sha256: string): boolean => held?.sha256 === sha256;

/** The file itself, once. */
export function takeHeldFile(sha256: string): File | undefined {
  if (held?.sha256 !== sha256) return undefined;
  const { file } = held;
  held = undefined;
  return file;
}

const carriedKey = "file-to-register";
let carried: FileFingerprint | undefined;

/**
 * Carries a file on to the wizard, by way of signing up if need be: the file itself for as long as the page stays open,
 * and through a reload of this tab its fingerprint, where the browser keeps it.
 */
export function carryFile(file: File, sha256: string): void {
  holdFile(sha256, file);
  carried = { sha256, name: file.name, size: file.size, mediaType: file.type };
  try {
    sessionStorage.setItem(carriedKey, JSON.stringify(carried));
  } catch {
    // Memory has it.
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
    // It was never there.
  }
}
