/** What a hashing worker is told: a file, to pause or go on, or to say that it lives. */
export type HashOrder = { file: File } | { pause: boolean } | { ping: true };

/** What it answers: progress a few times a second, then the fingerprint or why there is none. */
export type HashAnswer =
  | { bytes: number }
  | { sha256: string; isConverted: boolean }
  | { failed: "changed" | "unreadable" }
  | { pong: true };
