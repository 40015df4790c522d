import type { ChosenFile, ChosenProgress } from "./chosen-file.ts";

/** Milliseconds of which the speed is the average. After a gap this long, such as a locked screen, it begins again. */
const window = 5000;

/** How far a list is read, and how fast. */
export class ChosenProgressMeter {
  #read = 0;
  #samples: { at: number; read: number }[] = [];

  /** Bytes were read. A file that is read again from its beginning takes none away. */
  count(bytes: number): void {
    this.#read += Math.max(0, bytes);
  }

  measure(files: readonly ChosenFile[]): ChosenProgress {
    const [done, size, bytes] = files.reduce(
      ([d, s, b], file) => [d + (file.state === "done" ? 1 : 0), s + file.size, b + file.bytes],
      [0, 0, 0],
    );
    return { done, total: files.length, bytes, size, bytesPerSecond: this.#speed() };
  }

  #speed(): number {
    const now = { at: performance.now(), read: this.#read };
    if (now.at - (this.#samples.at(-1)?.at ?? 0) > window) this.#samples = [];
    this.#samples = [...this.#samples.filter(({ at }) => now.at - at <= window), now];
    const [first = now] = this.#samples;
    return first.at === now.at ? 0 : ((now.read - first.read) / (now.at - first.at)) * 1000;
  }
}
