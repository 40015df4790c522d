import {
  type Category,
  type FileFingerprint,
  fileTitle,
  type IntendedMedium,
  type MaterialType,
} from "@colophon/api";
import type { Draft, DraftFile, MaterialDetails } from "./draft.ts";
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

type Form = Pick<MaterialDetails, "categories" | "intendedMedium">;

/** Categories and medium that works of each kind usually have, as a suggestion; the command line takes the same categories (`work.ts`). */
const forms: Record<MaterialType, [Category, IntendedMedium]> = {
  animation: ["artistic", "screen"],
  art: ["artistic", "exhibition"],
  book: ["literary", "print"],
  documentary: ["dramatic", "screen"],
  screenplay: ["dramatic", "screen"],
  script: ["dramatic", "stage"],
  music: ["musical", "music"],
  photograph: ["artistic", "print"],
};

const usualForm = (kind: MaterialType | ""): Form => {
  const [category, intendedMedium] = kind === "" ? [] : forms[kind];
  return { categories: category ? [category] : [], intendedMedium: intendedMedium ?? "" };
};

/** What the draft's file suggests, as long as the kind is the file's. */
export const formOfFile = ({ file, files, materialDetails, taken }: Draft): Form =>
  usualForm(
    (file ?? files[0]) && materialDetails.materialType === taken.materialType
      ? materialDetails.materialType
      : "",
  );

/** Whether the user hasn't answered it: it is blank, or as the file suggests. */
export const isFreeForm = (draft: Draft, field: keyof Form): boolean => {
  const answer = draft.materialDetails[field];
  return answer.length === 0 || String(answer) === String(formOfFile(draft)[field]);
};

/** The kind of a file's work: the creator's last one, if the file can be that, else the usual one, if there is one. */
export function kindOfFile(
  { name, mediaType }: Pick<FileFingerprint, "name" | "mediaType">,
  last: string,
): MaterialType | "" {
  const [, fitting = []] = kinds.find(([type]) => type.test(mediaType) || type.test(name)) ?? [];
  return fitting.find((kind) => kind === last) ?? fitting[0] ?? "";
}

/** A draft with this file, and what the file suggests for unanswered fields. */
export const withFile = (draft: Draft, file: FileFingerprint, last: LastAnswers | undefined): Draft => ({
  ...withSuggestions(draft, { title: fileTitle(file.name) || draft.materialDetails.title, file }, last),
  file,
  files: [],
  // They are about the earlier file.
  ...(file.sha256 !== draft.file?.sha256 && { earlierProofs: [] }),
});

/** A draft with these several files, and what they suggest: their common folder a title, the first of them a kind. */
export function withFiles(draft: Draft, files: DraftFile[], last: LastAnswers | undefined): Draft {
  const [file] = files;
  const changed = { ...draft, file: null, files, earlierProofs: [] };
  if (file === undefined) return changed;
  const folder = file.name.includes("/") ? (file.name.split("/")[0] ?? "") : "";
  const isCommon = files.every(({ name }) => name.startsWith(`${folder}/`));
  // The name of the first file says nothing of the others.
  const title = draft.files.length > 1 ? draft.materialDetails.title : "";
  return withSuggestions(changed, { title: (isCommon && fileTitle(folder)) || title, file }, last);
}

interface Suggestion {
  title: string;
  file: Pick<FileFingerprint, "name" | "mediaType">;
}

function withSuggestions(
  draft: Draft,
  { title: suggestedTitle, file }: Suggestion,
  last: LastAnswers | undefined,
): Draft {
  const { materialDetails: details, taken } = draft;
  const title = isFree(draft, "title") ? suggestedTitle : details.title;
  const materialType = isFree(draft, "materialType")
    ? kindOfFile(file, last?.materialType ?? "") || details.materialType
    : details.materialType;
  const form = withoutForm(draft, materialType, last);
  const isBlank = (field: keyof Form) => isFreeForm(draft, field) || form[field]?.length === 0;
  const suggested = usualForm(
    isFree(draft, "materialType") ? kindOfFile(file, last?.materialType ?? "") : "",
  );
  // Kept: the last work's answers, and those for which the file suggests nothing.
  const isKept =
    suggested.categories.length === 0 ||
    (draft.answers === "asBefore" && materialType === last?.materialType);
  return {
    ...draft,
    materialDetails: {
      ...details,
      ...form,
      ...(!isKept && isBlank("categories") && { categories: suggested.categories }),
      ...(!isKept && isBlank("intendedMedium") && { intendedMedium: suggested.intendedMedium }),
      title,
      materialType,
    },
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

/** Details with a kind that the user chose: what the file suggested goes with its kind, and comes back with it. */
export function withKind(draft: Draft, materialType: MaterialType | ""): MaterialDetails {
  const details = { ...draft.materialDetails, materialType };
  const { categories, intendedMedium } = formOfFile({ ...draft, materialDetails: details });
  return {
    ...details,
    ...(isFreeForm(draft, "categories") && { categories }),
    ...(isFreeForm(draft, "intendedMedium") && { intendedMedium }),
  };
}

/** Whether the user hasn't answered it: it is blank, or was filled in automatically. */
export const isFree = ({ materialDetails, taken }: Draft, field: keyof Draft["taken"]): boolean =>
  materialDetails[field] === "" || materialDetails[field] === taken[field];
