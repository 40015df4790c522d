import { ProofError } from "../errors.ts";
import { isCount } from "../encoding/integer.ts";
import { hasExactlyKeys, isArray, isObject, type JsonObject } from "../encoding/json.ts";
import { CERTIFICATE_ID } from "../record/record.ts";
import type { Said } from "./said.ts";
import { rulesOf, STATEMENT_KINDS, type StatementField } from "./statement-kinds.ts";

// Limits of docs/format.md: a status with more is refused, so what the API takes is never longer.
const MAX_TEXT = 2000;
const MAX_LINE = 300;
const MAX_LIST = 50;
const MAX_NUMBER = 0xffff_ffff;

/** What may be corrected; never files, names and the time of registration. The description is the longest. */
const CORRECTABLE: Readonly<Record<string, number>> = {
  title: 1000,
  description: 20_000,
  keywords: 500,
  materialType: 100,
  medium: 100,
  categories: 100,
  copyrightRelation: 100,
  publication: 300,
};

const PUBLICATION = ["date", "city", "province"];
const SHARE = /^(?:100\.00|[1-9]?[0-9]\.[0-9]{2})$/;

const isLine = (value: unknown) => isTextUpTo(value, MAX_LINE);
const isText = (value: unknown) => isTextUpTo(value, MAX_TEXT);
const isCertificate = (value: unknown) => typeof value === "string" && CERTIFICATE_ID.test(value);

/** The form of each, when it is shown. Which kind has it, and what it weighs when it is hidden, say `statement-kinds.ts`. */
const shapes: Readonly<Record<StatementField, (value: unknown) => boolean>> = {
  fields: isFields,
  reason: isText,
  certificate: isCertificate,
  collaborator: (value) => isCount(value) && value >= 1 && value <= MAX_NUMBER,
  role: isLine,
  share: (value) => typeof value === "string" && SHARE.test(value),
  to: isLine,
  rights: isText,
  text: isText,
  dispute: isStatementNumber,
  transfer: isStatementNumber,
  ground: (value) => typeof value === "string" && /^[a-z_]{1,50}$/.test(value),
  aiUse: isAiUse,
};

/** Fields that any statement may have: the speaker's wallet. */
const OF_WALLET = ["saidAt", "walletAddress", "walletSignature"];

/** Always visible in a statement, so no name for what may be withheld. */
const VISIBLE = ["about", "kind", "by"];

const KNOWN = new Set<string>(
  Object.values(STATEMENT_KINDS).flatMap(({ fields }): readonly string[] => fields),
);

/**
 * Reads what a statement's disclosures say, strictly (`bad_statement`): a field in another shape or too long, one of
 * another kind, a name that is always visible. `others` are names that this version does not know, all of them when it does not
 * know the kind: proven, not understood.
 */
export function readSaid(kind: string, claims: Record<string, unknown>): { said: Said; others: string[] } {
  const own: readonly string[] | undefined = rulesOf(kind)?.fields;
  const said: JsonObject = {};
  const others: string[] = [];
  for (const [name, value] of Object.entries(claims)) {
    if (VISIBLE.includes(name)) throw new ProofError("bad_statement", `a disclosure is named ${name}`);
    if (OF_WALLET.includes(name)) continue;
    if (own === undefined || !KNOWN.has(name)) others.push(name);
    else if (!own.includes(name)) throw new ProofError("bad_statement", `${kind} has no ${name}`);
    else if (!shapes[name as StatementField](value)) throw new ProofError("bad_statement", name);
    else said[name] = value;
  }
  return { said, others };
}

function isStatementNumber(value: unknown): boolean {
  return isCount(value) && value <= MAX_NUMBER;
}

function isFields(value: unknown): boolean {
  if (!isObject(value) || Object.keys(value).length === 0) return false;
  return Object.entries(value).every(([name, change]) => {
    const length = Object.hasOwn(CORRECTABLE, name) ? CORRECTABLE[name] : undefined;
    if (length === undefined || !isObject(change) || !hasExactlyKeys(change, ["old", "new"])) return false;
    return [change["old"], change["new"]].every((one) => isCorrectedValue(one, length));
  });
}

function isCorrectedValue(value: unknown, length: number): boolean {
  if (value === null || isTextUpTo(value, length)) return true;
  if (isArray(value)) return value.length <= MAX_LIST && value.every((one) => isTextUpTo(one, length));
  if (!isObject(value)) return false;
  return Object.entries(value).every(([name, one]) => PUBLICATION.includes(name) && isTextUpTo(one, length));
}

function isAiUse(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { vocabulary, ...uses } = value;
  const entries = Object.entries(uses);
  if (!isLine(vocabulary) || entries.length > MAX_LIST) return false;
  return entries.every(
    ([use, said]) => /^[a-z-]{1,50}$/.test(use) && (said === "allow" || said === "refuse"),
  );
}

/** In UTF-16 units, as every engine counts them. */
function isTextUpTo(value: unknown, length: number): value is string {
  return typeof value === "string" && value !== "" && value.length <= length;
}
