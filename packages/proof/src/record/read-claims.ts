import { isArray, isObject, type JsonObject } from "../encoding/json.ts";
import { readBatchSignature, type WalletBatchSignature } from "../wallet/batch-signature.ts";
import { readWalletSignature, type WalletSignature } from "../wallet/wallet-signature.ts";

/** A registered file: its fingerprint (lower-case hex), name, length in bytes and media type. */
export interface RecordFile {
  /** N of `file.N`, where it was read from a record. */
  number?: number;
  sha256: string;
  name?: string;
  size?: number;
  mediaType?: string;
  /** In a work of several files: what this one is called, and when it was published. */
  title?: string;
  date?: string;
}

/** A proof that the registrant had of a file before (docs/format.md, "Earlier proofs"), named by its SHA-256 in hex. */
export interface RecordEarlierProof {
  /** N of `earlier.N`. */
  number: number;
  /** `ots`, `rfc3161` or `bundle`; others may be added later. */
  kind: string;
  sha256: string;
}

/** An address that the registry looked at, and what it says it saw there (docs/format.md, "Links"). */
export interface RecordLink {
  /** N of `link.N`. */
  number: number;
  url: string;
  /** `dns`, `well-known`, `rel-me`, `text`; others may be added later. */
  how: string;
  /** Unix seconds, by the registry's clock. */
  checkedAt: number;
}

export interface RecordCollaborator {
  /** N of `collaborator.N`: what statements name somebody by, also where the name itself is withheld. */
  number: number;
  givenName?: string;
  familyName?: string;
  email?: string;
  role?: string;
  /** Percent with two decimals. */
  share?: string;
}

export interface RecordPublication {
  date?: string;
  city?: string;
  province?: string;
}

/** The claims under which a record may disclose, each a disclosure of its own. Others may be added later. */
export type RecordClaimName =
  | "title"
  | "description"
  | "keywords"
  | "materialType"
  | "medium"
  | "categories"
  | "copyrightRelation"
  | "declaration"
  | "publication"
  | "creatorName"
  | "creatorEmail"
  | "registrant.share"
  | "supersedes"
  | "aiUse"
  | "aiInvolvement"
  | "walletAddress"
  | "walletSignature"
  | "walletBatchSignature"
  | "fileCount"
  | `file.${number}`
  | `earlier.${number}`
  | `link.${number}`
  | `collaborator.${number}`
  | `collaborator.${number}.${"email" | "role" | "share"}`
  | `selfIdentification.${string}`;

/** What is disclosed of a record, by the names of today. Vocabularies are open: any text is a material type. */
export interface RecordClaims {
  title?: string;
  description?: string;
  keywords?: string[];
  materialType?: string;
  medium?: string;
  categories?: string[];
  copyrightRelation?: string;
  /** The version of the declaration that the registrant made (docs/format.md). */
  declaration?: string;
  publication?: RecordPublication;
  /** The certificate of the older version that this work replaces. */
  supersedes?: string;
  /** As they are: `@colophon/uses` reads them. */
  aiUse?: unknown;
  aiInvolvement?: unknown;
  creatorName?: string;
  creatorEmail?: string;
  /** The registrant's, beside the collaborators': percent with two decimals. */
  registrantShare?: string;
  walletAddress?: string;
  walletSignature?: WalletSignature;
  walletBatchSignature?: WalletBatchSignature;
  /** Those that are shown. */
  files: RecordFile[];
  /** Of all files, shown or not; only in a work of several. */
  fileCount?: number;
  earlier: RecordEarlierProof[];
  links: RecordLink[];
  collaborators: RecordCollaborator[];
  selfIdentification: Record<string, string>;
}

const MAX_NUMBER = 999_999_999;
const SELF_IDENTIFICATION = "selfIdentification.";

/** Reads disclosed claims. A claim of an unknown name or another shape is left out: it is proven, not understood. */
export function readClaims(claims: Record<string, unknown>): RecordClaims {
  const entries = Object.entries(claims);
  const publication = claims["publication"];
  const registrantShare = claims["registrant.share"];
  const walletSignature = readWalletSignature(claims["walletSignature"]);
  const walletBatchSignature = readBatchSignature(claims["walletBatchSignature"]);
  const fileCount = claims["fileCount"];
  return {
    ...pickTexts(claims, [
      "title",
      "description",
      "materialType",
      "medium",
      "copyrightRelation",
      "declaration",
    ]),
    ...pickTexts(claims, ["supersedes", "creatorName", "creatorEmail", "walletAddress"]),
    ...pickLists(claims, ["keywords", "categories"]),
    ...pickAny(claims, ["aiUse", "aiInvolvement"]),
    ...(isObject(publication) && { publication: pickTexts(publication, ["date", "city", "province"]) }),
    ...(walletSignature && { walletSignature }),
    ...(walletBatchSignature && { walletBatchSignature }),
    ...(typeof registrantShare === "string" && { registrantShare }),
    ...(typeof fileCount === "number" && { fileCount }),
    files: numbered(entries, "file").flatMap(([number, file]) => readFile(number, file)),
    earlier: numbered(entries, "earlier").flatMap(([number, proof]) => readEarlier(number, proof)),
    links: numbered(entries, "link").flatMap(([number, link]) => readLink(number, link)),
    collaborators: readCollaborators(entries),
    selfIdentification: Object.fromEntries(
      entries.flatMap(([name, value]) => {
        const field = name.startsWith(SELF_IDENTIFICATION) ? name.slice(SELF_IDENTIFICATION.length) : "";
        return field !== "" && typeof value === "string" ? [[field, value]] : [];
      }),
    ),
  };
}

function readFile(number: number, file: unknown): RecordFile[] {
  if (!isObject(file) || typeof file["sha256"] !== "string") return [];
  const size = file["size"];
  return [
    {
      number,
      sha256: file["sha256"],
      ...pickTexts(file, ["name", "mediaType", "title", "date"]),
      ...(typeof size === "number" && { size }),
    },
  ];
}

function readEarlier(number: number, proof: unknown): RecordEarlierProof[] {
  if (!isObject(proof)) return [];
  const { kind, sha256 } = proof;
  const isRead = typeof kind === "string" && typeof sha256 === "string" && /^[0-9a-f]{64}$/.test(sha256);
  return isRead ? [{ number, kind, sha256 }] : [];
}

function readLink(number: number, link: unknown): RecordLink[] {
  if (!isObject(link)) return [];
  const { url, how, checkedAt } = link;
  const isRead = typeof url === "string" && typeof how === "string" && typeof checkedAt === "number";
  return isRead ? [{ number, url, how, checkedAt }] : [];
}

/** An email may be disclosed without the name, or the name without the email. */
function readCollaborators(entries: [string, unknown][]): RecordCollaborator[] {
  const collaborators = new Map<number, RecordCollaborator>();
  const add = (number: number, more: Omit<RecordCollaborator, "number">) =>
    collaborators.set(number, { number, ...collaborators.get(number), ...more });
  for (const [number, name] of numbered(entries, "collaborator"))
    if (isObject(name)) add(number, pickTexts(name, ["givenName", "familyName"]));
  for (const field of ["email", "role", "share"] as const)
    for (const [number, value] of numbered(entries, "collaborator", `.${field}`))
      if (typeof value === "string") add(number, { [field]: value });
  return [...collaborators.values()].toSorted((a, b) => a.number - b.number);
}

/** The values of `prefix.1suffix`, `prefix.2suffix`… with their numbers, in order. */
function numbered(entries: [string, unknown][], prefix: string, suffix = ""): [number, unknown][] {
  const found: [number, unknown][] = [];
  for (const [name, value] of entries) {
    if (!name.startsWith(prefix)) continue;
    const number = Number(name.slice(prefix.length + 1, name.length - suffix.length));
    const isNumbered = Number.isInteger(number) && number >= 1 && number <= MAX_NUMBER;
    if (isNumbered && name === `${prefix}.${number}${suffix}`) found.push([number, value]);
  }
  return found.toSorted(([a], [b]) => a - b);
}

function pickTexts<Name extends string>(
  from: JsonObject,
  names: readonly Name[],
): { [name in Name]?: string } {
  const picked: { [name in Name]?: string } = {};
  for (const name of names) {
    const value = from[name];
    if (typeof value === "string") picked[name] = value;
  }
  return picked;
}

function pickAny(from: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(from, name)).map((name) => [name, from[name]]),
  );
}

function pickLists<Name extends string>(
  from: JsonObject,
  names: readonly Name[],
): { [name in Name]?: string[] } {
  const picked: { [name in Name]?: string[] } = {};
  for (const name of names) {
    const value = from[name];
    if (isArray(value)) picked[name] = value.filter((item) => typeof item === "string");
  }
  return picked;
}
