import type { Claim } from "./claims-of-registration.ts";
import type { WorkFields } from "./statement-heads.ts";
import type { WantedStatement } from "./statements.ts";
import { valueOfUses } from "./claims-of-uses.ts";

/**
 * What a statement discloses (docs/format.md), of a work whose fields are `now`: of a correction both the old and the new
 * value, and only where they differ. The server issues these claims; the browser needs the same ones when the work's wallet
 * signs them. Undefined for a correction that changes nothing.
 */
export function claimsOfStatement(said: WantedStatement, now: WorkFields): Claim[] | undefined {
  const fields = said.kind === "corrected" ? changesOf(said.fields, now) : undefined;
  if (fields !== undefined && Object.keys(fields).length === 0) return undefined;
  return [
    ...(fields === undefined ? [] : [["fields", fields] as const]),
    ...(said.kind === "superseded" ? [["certificate", said.certificate] as const] : []),
    ...(said.kind === "ai_use" ? [["aiUse", valueOfUses(said.aiUse)] as const] : []),
    ...(said.kind === "ai_use" || said.reason === "" ? [] : [["reason", said.reason] as const]),
    ...(said.saidAt === undefined ? [] : [["saidAt", said.saidAt] as const]),
  ];
}

/** What a statement discloses that is not about the work's fields: what is empty is left out. */
export function claimsOfWords(words: {
  to?: string;
  rights?: string;
  text?: string;
  dispute?: number;
  certificate?: string | undefined;
  saidAt?: number | undefined;
}): Claim[] {
  return Object.entries(words).filter(([, value]) => value !== undefined && value !== "");
}

/** The fields after a correction. */
export function correctFields(now: WorkFields, fields: Corrected): WorkFields {
  return { ...now, ...Object.fromEntries(givenIn(fields)) };
}

type Corrected = Extract<WantedStatement, { kind: "corrected" }>["fields"];

function changesOf(fields: Corrected, now: WorkFields): Record<string, { old: unknown; new: unknown }> {
  const changes = givenIn(fields).map(
    ([name, value]) => [name, { old: asClaimed(now[name]), new: asClaimed(value) }] as const,
  );
  return Object.fromEntries(
    changes.filter(([, change]) => JSON.stringify(change.old) !== JSON.stringify(change.new)),
  );
}

function givenIn(fields: Corrected): [keyof WorkFields, WorkFields[keyof WorkFields]][] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name as keyof WorkFields, value]],
  );
}

/** As a record has it, which leaves out what is empty: null says that there is nothing. */
function asClaimed(value: WorkFields[keyof WorkFields]): unknown {
  if (typeof value === "string" || Array.isArray(value)) return value.length === 0 ? null : value;
  if (value === null) return null;
  const { date, city, province } = value;
  return Object.fromEntries(Object.entries({ date, city, province }).filter(([, text]) => text !== ""));
}
