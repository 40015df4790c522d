import { type Recognised, recogniseFile as recogniseGivenFile } from "@colophon/pdf-check";

/** What a file is that somebody chose or dropped; it is read as far as it takes to say so. */
export function recogniseFile(file: File): Promise<Recognised> {
  const read = async (length: number) => new Uint8Array(await file.slice(0, length).arrayBuffer());
  return recogniseGivenFile({ name: file.name, size: file.size, read });
}
