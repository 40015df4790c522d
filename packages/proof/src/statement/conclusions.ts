import type { PartlyShown } from "./hidden-fields.ts";
import { mayHide } from "./hidden-fields.ts";
import type { CorrectedValue } from "./said.ts";

// What later statements make of a certificate's values and of the people in it.

/** The newest values of a record's corrected fields, by claim name. */
export type Corrections = Partial<Record<string, CorrectedValue>>;

/** Those by the owner of each moment: the registrant, or the successor of the last transfer. In the order they were said. */
export function saidByOwner<S extends { kind: string; by: string }>(statements: readonly S[]): S[] {
  let owner = "registrant";
  const said: S[] = [];
  for (const statement of statements) {
    if (statement.by !== owner) continue;
    if (statement.kind === "transferred") owner = "successor";
    said.push(statement);
  }
  return said;
}

/**
 * The corrections by the owner of each moment. One whose fields are hidden may have replaced any value before it: those are
 * forgotten, so that no older value passes for the newest.
 */
export function correctionsOf(statements: readonly (PartlyShown & { by: string })[]): Corrections {
  let corrections: Corrections = {};
  for (const statement of saidByOwner(statements)) {
    const { kind, said } = statement;
    if (kind !== "corrected") continue;
    if (mayHide(statement, "replaces")) corrections = {};
    for (const [name, change] of Object.entries(said.fields ?? {})) corrections[name] = change.new;
  }
  return corrections;
}

/** Whether something may have been said of which nobody knows any more: then silence proves nothing. */
export function mayHaveLost({ lack }: { lack?: string }): boolean {
  return lack === "status_of_successor_log" || lack === "status_lost_between_logs";
}

/** What is known of a person named in the record; the last answer counts. `at` is the statement's. */
export interface CollaboratorAnswer {
  state: "confirmed" | "declined" | "erased";
  at: number;
}

/** The answers of the people named, by their numbers. */
export function answersOf(
  statements: readonly { kind: string; at: number; said: { collaborator?: number } }[],
): Map<number, CollaboratorAnswer> {
  const answers = new Map<number, CollaboratorAnswer>();
  for (const { kind, at, said } of statements)
    if (said.collaborator !== undefined && (kind === "confirmed" || kind === "declined" || kind === "erased"))
      answers.set(said.collaborator, { state: kind, at });
  return answers;
}
