import type { Plus, Reason } from "@colophon/uses/embed";

/** What is written into the copy, and which value of the original may be replaced. */
export interface MarkOrder {
  file: File;
  plus: Plus;
  replacing?: string;
}

/** A copy, or why there is none. */
export type MarkAnswer = { copy: Blob } | { reason: Reason | "unreadable"; said?: string };

/** Bytes that a worker takes into memory. */
export const maxMarked = 300_000_000;

/** A copy of a picture that says what machines may do with it, made by a worker of its own. */
export async function markFile(order: MarkOrder): Promise<MarkAnswer> {
  const worker = new Worker(new URL("./mark-worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve) => {
      worker.addEventListener("error", () => resolve({ reason: "unreadable" }));
      worker.addEventListener("message", ({ data }: MessageEvent<MarkAnswer>) => resolve(data));
      worker.postMessage(order);
    });
  } finally {
    worker.terminate();
  }
}
