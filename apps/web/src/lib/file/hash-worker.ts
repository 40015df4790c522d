import { toHex } from "@colophon/proof";
import { hashBytes } from "./hash-bytes.ts";
import type { HashAnswer, HashOrder } from "./hash-messages.ts";
import { ChangedFileError } from "./read-parts.ts";

/** Milliseconds. */
const reportEvery = 100;

const heic = /\.hei[cf]$/i;

/** As the pool said last, before the file or during it. */
let isPaused = false;
/** What goes on when nobody pauses any more. */
const halted: (() => void)[] = [];

const say = (answer: HashAnswer): void => self.postMessage(answer);

/** The file, read only while nobody has paused it. */
async function hash(file: File): Promise<void> {
  const { size, lastModified } = file;
  let reportedAt = 0;
  try {
    const digest = await hashBytes(file, {
      onProgress(bytes) {
        const now = performance.now();
        if (now - reportedAt < reportEvery) return;
        reportedAt = now;
        say({ bytes });
      },
      untilWanted: () => new Promise((resolve) => (isPaused ? halted.push(resolve) : resolve())),
    });
    if (file.size !== size || file.lastModified !== lastModified) throw new ChangedFileError();
    say({ sha256: toHex(digest), isConverted: heic.test(file.name) && (await isJpeg(file)) });
  } catch (error) {
    say({ failed: error instanceof ChangedFileError ? "changed" : "unreadable" });
  }
}

async function isJpeg(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return start[0] === 0xff && start[1] === 0xd8 && start[2] === 0xff;
}

self.addEventListener("message", ({ data }: MessageEvent<HashOrder>) => {
  if ("file" in data) void hash(data.file);
  else if ("ping" in data) say({ pong: true });
  else {
    isPaused = data.pause;
    if (!isPaused) for (const goOn of halted.splice(0)) goOn();
  }
});
