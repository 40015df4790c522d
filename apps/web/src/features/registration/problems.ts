import {
  checkShares,
  type FieldErrorCode,
  maxBatch,
  maxFileNameLength,
  maxFilesBytes,
  maxTitleLength,
} from "@colophon/api";
import { latinDigits } from "../../lib/text/latin-digits.ts";
import { type Draft, type DraftFile, isBatch, isNobody, type Person, type Step } from "./draft.ts";
import { publicationDateError } from "../../lib/text/publication-date-error.ts";
import { titleOf } from "./to-batch.ts";
import { toFile, toShare } from "./to-registration.ts";

/** What prevents a registration: a field by the server's path, and its step. */
export interface Problem {
  path: string;
  code: FieldErrorCode;
  step: Step;
  /** Name of the file that it is about, if each is a work. */
  file?: string;
}

/** The server's refusal, which is about the draft as it was sent. */
export interface RefusedDraft {
  fields: Record<string, FieldErrorCode>;
  sent: Draft;
}

/** Everything missing or invalid, in the order of the steps, with the codes of the server's refusal. */
export function findMissing(draft: Draft): Problem[] {
  const { materialDetails: details, collaborators, agent } = draft;
  const isEach = isBatch(draft);
  const common = ["categories", "materialType", "intendedMedium", "copyrightRelation"] as const;
  const required = isEach ? common : (["title", ...common] as const);
  const missing: Problem[] = [
    ...required
      .filter((field) => isBlank(details[field]))
      .map((field) => ({ path: `materialDetails.${field}`, code: "required" as const, step: 1 as const })),
    ...(isCommonDateUsed(draft) ? checkDate(details.publicationDate) : []),
    ...(agent && !isNobody(agent) ? checkPerson("agent", agent) : []),
    ...collaborators.flatMap((collaborator, index) => checkPerson(`collaborators.${index}`, collaborator)),
    ...checkParts(draft),
    ...(isEach ? checkWorks(draft) : checkFiles(draft.files)),
  ];
  if (draft.declarationAccepted) return missing;
  return [...missing, { path: "declarationAccepted", code: "not_accepted", step: 3 }];
}

/** Works that are published need a date: each of several its own, or this one. */
const isCommonDateUsed = (draft: Draft): boolean =>
  draft.materialDetails.isPublished &&
  !(isBatch(draft) && draft.files.every(({ date }) => date.trim() !== ""));

function checkDate(typed: string): Problem[] {
  const code = publicationDateError(typed);
  return code === undefined ? [] : [{ path: "materialDetails.publicationDate", code, step: 1 }];
}

/** What the server would refuse of several files. */
function checkFiles(files: readonly DraftFile[]): Problem[] {
  if (files.length === 0) return [];
  const codes = new Set(files.flatMap((file) => fileErrors(file).map(({ code }) => code)));
  // Measured as the server does.
  if (new TextEncoder().encode(JSON.stringify(files.map(toFile))).length > maxFilesBytes)
    codes.add("too_long");
  const [code] = codes;
  return code === undefined ? [] : [{ path: "files", code, step: 1 }];
}

/** What the server would refuse of several files, each of which becomes a work. */
function checkWorks({ files, materialDetails: { isPublished } }: Draft): Problem[] {
  if (files.length > maxBatch) return [{ path: "files", code: "too_many", step: 1 }];
  return files.flatMap((file, at) =>
    fileErrors(file, { isWork: true })
      .filter(({ field }) => field !== "date" || isPublished)
      .map(({ field, code }) => ({ path: `files.${at}.${field}`, code, step: 1, file: file.name })),
  );
}

type FileField = "name" | "title" | "date";

/** What is wrong with one of several files; `isWork`: it becomes a work, which needs a title. */
export function fileErrors(
  file: DraftFile,
  { isWork = false } = {},
): { field: FileField; code: FieldErrorCode }[] {
  const { name, date } = file;
  const title = isWork ? titleOf(file) : file.title.trim();
  const dateError = date.trim() === "" ? undefined : publicationDateError(date);
  return [
    ...(name.length > maxFileNameLength ? [{ field: "name", code: "too_long" } as const] : []),
    ...(isWork && title === "" ? [{ field: "title", code: "required" } as const] : []),
    ...(title.length > maxTitleLength ? [{ field: "title", code: "too_long" } as const] : []),
    ...(dateError ? [{ field: "date", code: dateError } as const] : []),
  ];
}

/** A missing name, and typing errors in fields that aren't read again before they are permanently on the certificate. */
function checkPerson(path: string, { givenName, email, yearOfBirth }: Person): Problem[] {
  const problems: Problem[] = [];
  if (isBlank(givenName)) problems.push({ path: `${path}.givenName`, code: "required", step: 2 });
  // The server checks more strictly.
  if (!/^(\S+@\S+\.\S+)?$/.test(email.trim()))
    problems.push({ path: `${path}.email`, code: "invalid_email", step: 2 });
  if (!/^(\d{4})?$/.test(latinDigits(yearOfBirth).trim()))
    problems.push({ path: `${path}.yearOfBirth`, code: "invalid", step: 2 });
  return problems;
}

/** All shares or none, among those that the server can parse. */
function checkParts({ collaborators, registrantShare }: Draft): Problem[] {
  if (collaborators.length === 0) return [];
  const shares = {
    registrantShare: toShare(registrantShare),
    collaborators: collaborators.map(({ share }) => ({ share: toShare(share) })),
  };
  return Object.entries(checkShares(shares)).map(([path, code]) => ({ path, code, step: 2 }));
}

/** What the server refused, except fields that have changed since. */
export function findRefused(draft: Draft, refusal: RefusedDraft | undefined): Problem[] {
  // What was refused of several works says nothing of one, and the other way round.
  if (!refusal || isBatch(draft) !== isBatch(refusal.sent)) return [];
  const refused = isBatch(draft) ? fieldsOfBatch(refusal) : refusal.fields;
  return (
    Object.entries(refused)
      .map(([path, code]): Problem => {
        const at = /^files\.(\d+)\./.exec(path)?.[1];
        const file = isBatch(draft) && at !== undefined ? draft.files[Number(at)]?.name : undefined;
        const field = isBatch(draft) ? commonFieldOf(path) : fieldOf(path);
        return { path: field, code, step: stepOf(path), ...(file !== undefined && { file }) };
      })
      // A link that isn't confirmed has a notice of its own.
      .filter(({ path }) => !path.startsWith("links."))
      .filter(({ path }) => valueAt(draft, path) === valueAt(refusal.sent, path))
  );
}

/** A refused keyword, category, file or earlier proof is shown at the field for all of them. */
const fieldOf = (path: string): string =>
  commonFieldOf(path).replace(/^(earlierProofs|files)\.\d+(\.\w+)?$/, "$1");

const commonFieldOf = (path: string): string =>
  path.replace(/^(materialDetails\.(?:keywords|categories))\.\d+$/, "$1");

/** The refused fields of several works: what each has of its own is its file's, everything else is common to all. */
function fieldsOfBatch({ fields, sent }: RefusedDraft): RefusedDraft["fields"] {
  return Object.fromEntries(
    Object.entries(fields).map(([path, code]) => {
      const [, row, field = ""] = /^registrations\.(\d+)\.(.+)$/.exec(path) ?? [];
      if (row === undefined) return [path === "registrations" ? "files" : path, code];
      const hasOwnDate = (sent.files[Number(row)]?.date.trim() ?? "") !== "";
      if (field === "materialDetails.title") return [`files.${row}.title`, code];
      if (field === "materialDetails.publicationDate" && hasOwnDate) return [`files.${row}.date`, code];
      return [/^file\b/.test(field) ? `files.${row}.name` : field, code];
    }),
  );
}

function stepOf(path: string): Step {
  if (/^(materialDetails|file|files|earlierProofs)\b/.test(path)) return 1;
  if (/^(collaborators|agent|registrantShare)\b/.test(path)) return 2;
  return path.startsWith("payment") ? 4 : 3;
}

const isBlank = (value: string | string[]): boolean =>
  typeof value === "string" ? value.trim() === "" : value.length === 0;

function valueAt(draft: Draft, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], draft);
}
