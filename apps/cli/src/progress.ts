import type { Voice } from "./terminal.ts";

const units = ["B", "kB", "MB", "GB", "TB"];

export function inBytes(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${units[power] ?? ""}`;
}

/** How far something is: `Hashing  3 of 500 files  [####      ]  1.2 GB of 4.0 GB`. */
export function progressLine(
  what: string,
  { files, ofFiles, bytes, ofBytes }: { files: number; ofFiles: number; bytes: number; ofBytes: number },
  width: number,
): string {
  const text = `${what} ${files} of ${ofFiles} files`;
  const sizes = `${inBytes(bytes)} of ${inBytes(ofBytes)}`;
  const room = Math.min(30, width - text.length - sizes.length - 8);
  if (room < 5) return `${text}, ${sizes}`;
  const done = ofBytes === 0 ? room : Math.floor((bytes / ofBytes) * room);
  return `${text}  [${"#".repeat(done)}${" ".repeat(room - done)}]  ${sizes}`;
}

const everyMs = 100;

/** Shows progress at most ten times a second. */
export function createProgress(voice: Voice, what: string, of: { ofFiles: number; ofBytes: number }) {
  let [files, bytes, shownAt] = [0, 0, 0];
  const show = () => {
    if (voice.columns === undefined || Date.now() - shownAt < everyMs) return;
    shownAt = Date.now();
    voice.show(progressLine(what, { files, bytes, ...of }, voice.columns));
  };
  return {
    read(more: number) {
      bytes += more;
      show();
    },
    file() {
      files += 1;
      show();
    },
    end: () => voice.show(undefined),
  };
}
