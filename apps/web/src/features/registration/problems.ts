import {
  checkShares,
  type FieldErrorCode,
  maxFileNameLength,
  maxFilesBytes,
  maxTitleLength,
} from "@colophon/api";
import { latinDigits } from "../../lib/text/latin-digits.ts";
import { type Draft, type DraftFile, isNobody, type Person, type Step } from "./draft.ts";
import { publicationDateError } from "../../lib/text/publication-date-error.ts";
import { toFile, toShare } from "./to-registration.ts";

/** What prevents a registration: a field by the server's path, and its step. */
export interface Problem {
  path: string;
  code: FieldErrorCode;
  step: Step;
}

/** The server's refusal, which is about the draft as it was sent. */
export interface Refusal {
  fields: Record<string, FieldErrorCode>;
  sent: Draft;
}

/** Everything missing or invalid, in the order of the steps, with the codes of the server's refusal. */
export function findMissing(draft: Draft): Problem[] {
  const { materialDetails: details, collaborators, agent } = draft;
  const required = ["title", "categories", "materialType", "intendedMedium", "copyrightRelation"] as const;
  const missing: Problem[] = [
    ...required
      .filter((field) => isBlank(details[field]))
      .map((field) => ({ path: `materialDetails.${field}`, code: "required" as const, step: 1 as const })),
    ...(details.isPublished ? checkDate(details.publicationDate) : []),
    ...(agent && !isNobody(agent) ? checkPerson("agent", agent) : []),
    ...collaborators.flatMap((collaborator, index) => checkPerson(`collaborators.${index}`, collaborator)),
    ...checkParts(draft),
    ...checkFiles(draft.files),
  ];
  if (draft.declarationAccepted) return missing;
  return [...missing, { path: "declarationAccepted", code: "not_accepted", step: 3 }];
}

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

type FileField = "name" | "title" | "date";

/** What is wrong with one of several files. */
export function fileErrors({ name, title, date }: DraftFile): { field: FileField; code: FieldErrorCode }[] {
  const dateError = date.trim() === "" ? undefined : publicationDateError(date);
  return [
    ...(name.length > maxFileNameLength ? [{ field: "name", code: "too_long" } as const] : []),
    ...(title.trim().length > maxTitleLength ? [{ field: "title", code: "too_long" } as const] : []),
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
export function findRefused(draft: Draft, refusal: Refusal | undefined): Problem[] {
  if (!refusal) return [];
  return Object.entries(refusal.fields)
    .map(([path, code]) => ({ path: fieldOf(path), code, step: stepOf(path) }))
    .filter(({ path }) => valueAt(draft, path) === valueAt(refusal.sent, path));
}

/** A refused keyword, category, file or earlier proof is shown at the field for all of them. */
const fieldOf = (path: string): string =>
  path.replace(/^(materialDetails\.(keywords|categories)|earlierProofs|files)\.\d+(\.\w+)?$/, "$1");

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
