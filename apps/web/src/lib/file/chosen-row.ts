import type { ChosenFile } from "./chosen-file.ts";
import type { KeptFile } from "./kept-files.ts";

/** A file in the list: as it is shown, and what is needed to read it. */
export interface ChosenRow {
  shown: ChosenFile;
  file: File | undefined;
  rootId: string | undefined;
  reading: AbortController | undefined;
}

export const unread = { sha256: undefined, state: "waiting", bytes: 0, isConverted: false } as const;

export const factsOf = ({ name, size, lastModified, type }: File) => ({
  name,
  size,
  lastModified,
  mediaType: type,
});

export const isLost = ({ shown }: ChosenRow): boolean =>
  shown.state === "unreadable" || shown.state === "changed";

export const needsFile = ({ shown, file }: ChosenRow): boolean =>
  shown.state === "waiting" && file === undefined;

export const toEntry = <T>(id: string, value: T | undefined): [string, T][] =>
  value === undefined ? [] : [[id, value]];

export function keptFrom({ shown, rootId }: ChosenRow): KeptFile {
  const { state: _, bytes: __, ...facts } = shown;
  return { ...facts, rootId };
}
