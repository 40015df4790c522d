import { type Recognised, recogniseFile as recogniseGivenFile } from "@colophon/pdf-check";

/** Recognises what a chosen or dropped file is; reads only as much of it as necessary. */
export function recogniseFile(file: File): Promise<Recognised> {
  const read = async (length: number) => new Uint8Array(await file.slice(0, length).arrayBuffer());
  return recogniseGivenFile({ name: file.name, size: file.size, read });
}
