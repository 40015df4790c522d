import { useEffect, useEffectEvent, useRef, useState } from "react";
import { hashFile } from "./hash-file.ts";

/** The progress of reading a file. `bytesPerSecond` is the average since the beginning. */
export type FileHash =
  | { state: "idle" }
  | { state: "reading"; name: string; bytes: number; size: number; bytesPerSecond: number }
  | { state: "unreadable"; name: string };

/** Hashes one file at a time; a new one replaces the previous one. */
export function useFileHash(onDone: (file: File, sha256: string) => void) {
  const [hash, setHash] = useState<FileHash>({ state: "idle" });
  /** Of the newest file. Aborted by the next one, or when the page is left: its late answers change nothing. */
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File): Promise<void> {
    cancel();
    const { signal } = (running.current = new AbortController());
    const { name, size } = file;
    const began = performance.now();
    setHash({ state: "reading", name, size, bytes: 0, bytesPerSecond: 0 });
    try {
      const sha256 = await hashFile(file, {
        signal,
        onProgress: (bytes) =>
          setHash({
            state: "reading",
            name,
            size,
            bytes,
            bytesPerSecond: (bytes / (performance.now() - began)) * 1000,
          }),
      });
      if (signal.aborted) return;
      setHash({ state: "idle" });
      onDone(file, sha256);
    } catch {
      if (!signal.aborted) setHash({ state: "unreadable", name });
    }
  }

  function cancel(): void {
    running.current?.abort();
    setHash({ state: "idle" });
  }

  return { hash, start: (file: File) => void start(file), cancel };
}

/** Hashes a component's only file at once. */
export function useHashOf(file: File, onDone: (sha256: string) => void): FileHash {
  const { hash, start } = useFileHash((_, sha256) => onDone(sha256));
  const begin = useEffectEvent(() => start(file));
  useEffect(() => begin(), []);
  return hash;
}
