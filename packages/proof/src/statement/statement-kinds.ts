// Who may say what of a certificate (docs/format.md, "Statements"). Statements that are in a log are judged by this, too: a rule that
// is narrowed makes older statuses refused.

export const SPEAKERS = [
  "registrant",
  "successor",
  "collaborator",
  "claimant",
  "registry",
  "licensor",
  "licensee",
] as const;

export type Speaker = (typeof SPEAKERS)[number];

/** The registrant, or the successor of the last `transferred`. */
const OWNER: readonly Speaker[] = ["registrant", "successor"];
/** Of a licence, which has these two. */
const PARTIES: readonly Speaker[] = ["licensor", "licensee"];
const OPERATOR: readonly Speaker[] = ["registry"];

export type StatementField =
  | "fields"
  | "reason"
  | "certificate"
  | "collaborator"
  | "role"
  | "share"
  | "to"
  | "rights"
  | "text"
  | "dispute"
  | "transfer"
  | "ground"
  | "aiUse";

/**
 * What becomes of a reader's conclusions when a field is hidden: it `decides`, so that nothing can be concluded; it is a value that
 * others `replace`, so that an older one must not be taken for the newest; or it is mere `words`. What `decides` also stays of a
 * statement whose author's data was erased, and is in the public archive of works that aren't listed: never somebody's own words.
 */
export type FieldWeight = "decides" | "replaces" | "words";

export const FIELD_WEIGHTS: Readonly<Record<StatementField, FieldWeight>> = {
  fields: "replaces",
  reason: "words",
  certificate: "decides",
  collaborator: "decides",
  role: "words",
  share: "words",
  to: "replaces",
  rights: "words",
  text: "words",
  dispute: "decides",
  transfer: "decides",
  ground: "decides",
  aiUse: "decides",
};

/** Whether a field, by its name in a disclosure, is one that decides. */
export function decides(name: string): boolean {
  return Object.hasOwn(FIELD_WEIGHTS, name) && FIELD_WEIGHTS[name as StatementField] === "decides";
}

interface KindRules {
  by: readonly Speaker[];
  fields: readonly StatementField[];
  /** Beside a deciding field that may be missing: where this one is not shown, it is what is withheld first. */
  always?: StatementField;
}

export const STATEMENT_KINDS = {
  corrected: { by: OWNER, fields: ["fields", "reason"] },
  superseded: { by: OWNER, fields: ["certificate", "reason"] },
  confirmed: { by: ["collaborator"], fields: ["collaborator", "role", "share"] },
  declined: { by: ["collaborator"], fields: ["collaborator", "role", "share"] },
  withdrawn: { by: OWNER, fields: ["reason"] },
  transferred: { by: OWNER, fields: ["to", "rights"] },
  disputed: { by: ["claimant"], fields: ["text", "certificate"], always: "text" },
  answered: { by: OWNER, fields: ["text", "dispute"] },
  settled: { by: [...OWNER, "claimant", "registry"], fields: ["text", "dispute"] },
  noted: { by: OPERATOR, fields: ["text", "ground"], always: "text" },
  blocked: { by: OPERATOR, fields: ["text", "ground"], always: "text" },
  unblocked: { by: OPERATOR, fields: ["text", "ground"], always: "text" },
  ended: { by: PARTIES, fields: ["reason"] },
  revoked: { by: ["licensor"], fields: ["reason"] },
  ai_use: { by: OWNER, fields: ["aiUse"] },
  erased: { by: OPERATOR, fields: ["collaborator", "transfer"] },
} as const satisfies Record<string, KindRules>;

export type StatementKind = keyof typeof STATEMENT_KINDS;

export function isStatementKind(kind: string): kind is StatementKind {
  return Object.hasOwn(STATEMENT_KINDS, kind);
}

/** The rules of a kind; undefined for one that this version does not know. */
export function rulesOf(kind: string): KindRules | undefined {
  return isStatementKind(kind) ? STATEMENT_KINDS[kind] : undefined;
}

/** Whether this speaker may make a statement of this kind. Of a kind that is not known, anybody may. */
export function maySay(kind: string, by: Speaker): boolean {
  return rulesOf(kind)?.by.includes(by) ?? true;
}
