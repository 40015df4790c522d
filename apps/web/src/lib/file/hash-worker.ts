import { hashStream } from "./hash-stream.ts";

/** The worker's messages: progress a few times a second, then the fingerprint or that the file was unreadable. */
export type HashMessage = { bytes: number } | { sha256: string } | { unreadable: true };

/** Milliseconds. */
const reportEvery = 100;

const say = (message: HashMessage): void => self.postMessage(message);

async function hash(file: File): Promise<void> {
  let reportedAt = 0;
  try {
    const sha256 = await hashStream(file.stream(), (bytes) => {
      const now = performance.now();
      if (now - reportedAt < reportEvery) return;
      reportedAt = now;
      say({ bytes });
    });
    say({ sha256 });
  } catch {
    say({ unreadable: true });
  }
}

self.addEventListener("message", ({ data }: MessageEvent<File>) => void hash(data));
