/** The file is not what it was when it was chosen. */
export class ChangedFileError extends Error {}

/** Bytes that are read at once. */
export const partSize = 4 * 1024 * 1024;

/** A file part by part, each when it is wanted; the next one is read while the last one is hashed. */
export async function* readParts(
  file: Blob,
  untilWanted: () => Promise<void> = () => Promise.resolve(),
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const read = (at: number) => file.slice(at, at + partSize).arrayBuffer();
  let next = read(0);
  for (let at = 0; at < file.size; at += partSize) {
    const part = new Uint8Array(await next);
    if (part.length !== Math.min(partSize, file.size - at)) throw new ChangedFileError();
    // A failure is met where it is awaited, also when nobody gets that far.
    if (at + partSize < file.size) next = read(at + partSize);
    next.catch(() => undefined);
    await untilWanted();
    yield part;
  }
}
