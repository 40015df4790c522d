import { fileTitle, type RegistrationContentsInput, type User } from "@colophon/api";
import type { Draft, DraftFile } from "./draft.ts";
import { toContents } from "./to-registration.ts";

/** A file's name without its folder. */
export const baseName = ({ name }: Pick<DraftFile, "name">): string => name.split("/").at(-1) ?? name;

/** What a file's own work is called: its title if it has one, else its name. */
export const titleOf = (file: Pick<DraftFile, "name" | "title">): string =>
  file.title.trim() || fileTitle(baseName(file));

/** One of several files as a work of its own. It has everything else in common with the others. */
export function workOf(draft: Draft, file: DraftFile): Draft {
  const { sha256, size, mediaType } = file;
  const { materialDetails: details } = draft;
  return {
    ...draft,
    file: { sha256, name: baseName(file), size, mediaType },
    files: [],
    earlierProofs: file.earlierProofs ?? [],
    depositCopy: false,
    supersedes: null,
    materialDetails: {
      ...details,
      title: titleOf(file),
      description: file.description || details.description,
      publicationDate: file.date.trim() || details.publicationDate,
    },
  };
}

/** The registrations of all files, in their order. */
export const toBatch = (draft: Draft, user: Pick<User, "emailConfirmed">): RegistrationContentsInput[] =>
  draft.files.map((file) => toContents(workOf(draft, file), user));
