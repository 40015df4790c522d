import type { FileFingerprint, MaterialType } from "@colophon/api";
import { fileTitle } from "../../lib/text/file-title.ts";
import type { Draft, MaterialDetails } from "./draft.ts";
import type { LastAnswers } from "./last-answers-query.ts";

/** The kinds of work by type of file, the usual one first. */
const kinds: readonly [RegExp, readonly MaterialType[]][] = [
  [/\.(fdx|fountain)$/i, ["screenplay", "script"]],
  [/\.(musicxml|mxl|midi?)$/i, ["music"]],
  [/^image\/(jpeg|hei[cf]|tiff)|\.(hei[cf]|dng|tiff?)$/i, ["photograph", "art"]],
  [/^image\/gif/i, ["animation", "art", "photograph"]],
  [/^image\/|\.psd$/i, ["art", "photograph", "animation"]],
  [/^audio\//i, ["music"]],
  [/^video\/|\.(mkv|mxf)$/i, ["documentary", "animation"]],
  [/^application\/(pdf|epub)|\.(epub|docx?|odt|rtf)$/i, ["book", "screenplay", "script"]],
  [/^text\//i, ["script", "book", "screenplay"]],
];

/** The kind of a file's work: the creator's last one, if the file can be that, else the usual one, if there is one. */
export function kindOfFile(
  { name, mediaType }: Pick<FileFingerprint, "name" | "mediaType">,
  last: string,
): MaterialType | "" {
  const [, fitting = []] = kinds.find(([type]) => type.test(mediaType) || type.test(name)) ?? [];
  return fitting.find((kind) => kind === last) ?? fitting[0] ?? "";
}

/** A draft with this file, and what the file suggests for unanswered fields. */
export function withFile(draft: Draft, file: FileFingerprint, last: LastAnswers | undefined): Draft {
  const { materialDetails: details, taken } = draft;
  const title = isFree(draft, "title") ? fileTitle(file.name) || details.title : details.title;
  const materialType = isFree(draft, "materialType")
    ? kindOfFile(file, last?.materialType ?? "") || details.materialType
    : details.materialType;
  return {
    ...draft,
    file,
    materialDetails: { ...details, ...withoutForm(draft, materialType, last), title, materialType },
    taken: {
      title: isFree(draft, "title") ? title : taken.title,
      materialType: isFree(draft, "materialType") ? materialType : taken.materialType,
    },
  };
}

/** A work of another kind than the last one doesn't copy its categories and medium. */
function withoutForm(
  { answers, materialDetails: { categories, intendedMedium } }: Draft,
  materialType: string,
  last: LastAnswers | undefined,
): Partial<MaterialDetails> {
  if (answers !== "asBefore" || !last || materialType === last.materialType) return {};
  return {
    ...(categories.join() === last.categories.join() && { categories: [] }),
    ...(intendedMedium === last.intendedMedium && { intendedMedium: "" }),
  };
}

/** Whether the user hasn't answered it: it is blank, or was filled in automatically. */
export const isFree = ({ materialDetails, taken }: Draft, field: keyof Draft["taken"]): boolean =>
  materialDetails[field] === "" || materialDetails[field] === taken[field];
