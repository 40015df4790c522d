import { createHash } from "node:crypto";
import { type BigIntStats, createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { inertText } from "@colophon/proof/texts";
import { exitCodes, Failure, systemCode } from "../failure.ts";

export interface HashedFile {
  sha256: string;
  size: number;
}

/** The file is another one now than when reading it began. */
class FileChanged extends Failure {
  constructor(path: string) {
    super(
      exitCodes.tryAgain,
      "file_changed",
      `${inertText(path)} changed while it was read. Nothing was registered: try again once it is whole.`,
    );
  }
}

const sameFile = (a: BigIntStats, b: BigIntStats): boolean =>
  a.size === b.size && a.mtimeNs === b.mtimeNs && a.ino === b.ino && a.dev === b.dev;

/** SHA-256 of a file of any size. `onRead` hears of every part. */
export async function hashFile(
  path: string,
  { signal, onRead = () => undefined }: { signal: AbortSignal; onRead?: (bytes: number) => void },
): Promise<HashedFile> {
  try {
    const file = await open(path, "r");
    try {
      const before = await file.stat({ bigint: true });
      if (!before.isFile()) throw new Failure(exitCodes.usage, "no_file", `${inertText(path)} is no file.`);
      const hash = createHash("sha256");
      let size = 0n;
      const stream = createReadStream("", {
        fd: file,
        autoClose: false,
        highWaterMark: 1024 * 1024,
        signal,
        start: 0,
      });
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        hash.update(chunk);
        size += BigInt(chunk.length);
        onRead(chunk.length);
      }
      const after = await file.stat({ bigint: true });
      // Also by its name: a program that saves puts another file in its place.
      const named = await stat(path, { bigint: true });
      if (size !== before.size || !sameFile(before, after) || !sameFile(before, named))
        throw new FileChanged(path);
      return { sha256: hash.digest("hex"), size: Number(size) };
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof Failure || signal.aborted) throw error;
    throw unreadable(path, error);
  }
}

const reasons: Record<string, string> = {
  ENOENT: "there is no such file",
  EACCES: "permission denied",
  EISDIR: "it is a folder",
};

export function unreadable(path: string, error: unknown): Failure {
  const code = systemCode(error);
  return new Failure(
    exitCodes.usage,
    "unreadable",
    `${inertText(path)} cannot be read: ${reasons[code] ?? code}.`,
  );
}
