import type { FileFingerprint } from "@colophon/api";
import { type Plus, plusOf } from "@colophon/uses/embed";
import type { Draft, DraftFile } from "./draft.ts";

/** Whether it may be of a kind that has room for it; its bytes decide. */
export const mayBeMarked = ({ name, mediaType }: Pick<FileFingerprint, "name" | "mediaType">): boolean =>
  /^image\/(?:jpeg|png|webp)$/.test(mediaType) || /\.(?:jpe?g|png|webp)$/i.test(name);

/** The marked copy among the draft's files, whose ids change. */
export const copyIn = ({ files, marked }: Pick<Draft, "files" | "marked">): DraftFile | undefined =>
  marked ? files.find(({ name, size }) => name === marked.name && size === marked.size) : undefined;

/** Whether the copy says something else than the draft. */
export function isStale({ aiUse, marked }: Pick<Draft, "aiUse" | "marked">): boolean {
  const plus: Partial<Plus> = plusOf(aiUse) ?? {};
  return marked !== null && (marked.plus.uri !== plus.uri || marked.plus.constraint !== plus.constraint);
}

/** `sunset.jpg` becomes `sunset-marked.jpg`. */
export const markedName = (name: string): string =>
  name.replace(/(\.[^./]*)?$/, (ending) => `-marked${ending}`);

/**
 * The draft with a copy that is about to be among its files. Both are of one work, and the certificate names both. Its title stays,
 * whoever gave it.
 */
export const withCopy = (draft: Draft, { name, size }: File, plus: Plus): Draft => ({
  ...draft,
  marked: { name, size, plus },
  certificates: "one",
  filesShown: true,
  taken: { ...draft.taken, title: "" },
});
