import { createHash } from "node:crypto";
import {
  api,
  type Category,
  type CopyrightRelation,
  type IntendedMedium,
  type MaterialType,
  type RegistrationContentsInput,
} from "@colophon/api";

/** What is said of a work, whether by options or by a row of a list. Empty: nothing. */
export interface StatedWork {
  title: string;
  kind: string;
  categories: string;
  medium: string;
  relation: string;
  date: string;
  description: string;
  keywords: string;
  city: string;
  province: string;
  creator: string;
  supersedes: string;
  /** Uses by machines, as the API calls them; `training` is both kinds. */
  refuse: string;
  allow: string;
  /** `none`, `assisted` or `generated`. */
  made: string;
  isUnlisted: boolean;
  showsEmail: boolean;
  showsFiles: boolean;
}

export interface WorkFile {
  sha256: string;
  name: string;
  size: number;
  mediaType: string;
  title?: string;
  date?: string;
}

/** A work to be registered. */
export interface PlannedWork {
  /** What people know it by: `row 7`, or a file's name. */
  label: string;
  row?: number;
  /** Where its only file is, if it is here. */
  path?: string;
  contents: RegistrationContentsInput;
  digest: string;
}

/** Of each kind of work, the category that fits nearly always: the one that the web suggests (`forms` in `work-of-file.ts`). */
const usualCategory: Record<MaterialType, Category> = {
  animation: "artistic",
  art: "artistic",
  book: "literary",
  documentary: "dramatic",
  screenplay: "dramatic",
  script: "dramatic",
  music: "musical",
  photograph: "artistic",
};

const listOf = (text: string): string[] => text.split(/[|;]/).flatMap((part) => part.trim() || []);

/** The registration's contents in the API's form. What is wrong with them says `problemsOf`. */
export function contentsOf(fields: StatedWork, files: readonly WorkFile[]): RegistrationContentsInput {
  const { kind, date } = fields;
  const usual = Object.hasOwn(usualCategory, kind) ? [usualCategory[kind as MaterialType]] : [];
  const categories = fields.categories === "" ? usual : (listOf(fields.categories) as Category[]);
  const [file] = files;
  return {
    materialDetails: {
      title: fields.title,
      description: fields.description,
      keywords: listOf(fields.keywords),
      categories,
      materialType: kind as MaterialType,
      intendedMedium: (fields.medium || "other") as IntendedMedium,
      copyrightRelation: fields.relation as CopyrightRelation,
      isPublished: date !== "",
      publicationDate: date,
      publicationCity: fields.city,
      publicationProvince: fields.province,
      sharedPublicly: !fields.isUnlisted,
    },
    ...(fields.creator !== "" && { creatorName: fields.creator }),
    // A certificate is for decades: an address is on it only if that is wanted.
    showCreatorEmail: fields.showsEmail,
    ...(fields.supersedes !== "" && { supersedes: fields.supersedes }),
    ...(files.length === 1 && file !== undefined && { file: withoutTitle(file) }),
    ...(files.length > 1 && { files: [...files], showFiles: fields.showsFiles }),
    ...(fields.refuse + fields.allow !== "" && { aiUse: usesOf(fields) }),
    ...(fields.made !== "" && { aiInvolvement: { made: fields.made as "none" } }),
    declarationAccepted: true,
  };
}

/** What both lists name is refused. */
function usesOf({ allow, refuse }: StatedWork): Uses {
  const each = (text: string, permission: "allow" | "refuse") =>
    listOf(text)
      .flatMap((use) => (use === "training" ? ["train-generative", "train-other"] : use))
      .map((use) => [use, permission] as const);
  return Object.fromEntries([...each(allow, "allow"), ...each(refuse, "refuse")]);
}

type Uses = NonNullable<RegistrationContentsInput["aiUse"]>;

const withoutTitle = ({ sha256, name, size, mediaType }: WorkFile) => ({ sha256, name, size, mediaType });

/**
 * Of what is registered: the same works have the same digest, also by a later version of this program, which may have more
 * fields. What is empty, and the media type, which we guess from a file's name, is left out for that.
 */
export const digestOf = (contents: RegistrationContentsInput): string =>
  createHash("sha256").update(canonical(contents)).digest("hex");

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([name, one]) => name !== "mediaType" && !isEmpty(one))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(",")}}`;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

const { registrations } = api["POST /api/orders/batch"].body.shape;

const names: Record<string, string> = {
  materialType: "kind",
  intendedMedium: "medium",
  copyrightRelation: "relation",
  publicationDate: "date",
  publicationCity: "city",
  publicationProvince: "province",
  creatorName: "creator",
  aiUse: "refuse or allow",
};

/** Words for a field's error, by the API's codes. */
const words: Record<string, string> = {
  required: "is missing",
  too_long: "is too long",
  too_many: "has too many values",
  hidden_characters: "has characters that can't be seen",
  invalid_date: "is no date: write 2026-03-15, 2026-03 or 2026",
  future_date: "is in the future",
  unknown_alias: "is none of your names",
};

/** A field of the API, as options and columns call it. */
export function fieldName(path: string): string {
  const parts = path
    .split(".")
    .filter((part) => !["materialDetails", "file", "aiInvolvement"].includes(part));
  const [first = path, ...rest] = parts;
  return [names[first] ?? first, ...rest].join(".");
}

export const fieldProblem = (path: string, code: string): string =>
  `${fieldName(path)} ${words[code] ?? "is not valid"}`;

/** All that the registry would refuse of it, as far as that can be known here. */
export function problemsOf(contents: RegistrationContentsInput): string[] {
  const parsed = registrations.element.safeParse(contents, { reportInput: true });
  if (parsed.success) return [];
  return [...new Set(parsed.error.issues.map(problemOf))];
}

type Issue = NonNullable<ReturnType<typeof registrations.element.safeParse>["error"]>["issues"][number];

function problemOf({ path, message, code, input }: Issue): string {
  const isMissing = code === "invalid_type" && input === undefined;
  return fieldProblem(path.join("."), isMissing ? "required" : message);
}
