/** Closed: a script can act on every one of them. None says anything about a certificate. */
export type ProblemCode =
  | "usage"
  | "no_trust"
  | "bad_trust"
  | "unreadable"
  | "too_large"
  | "no_bundle"
  | "no_registry"
  | "not_registered"
  | "bad_answer"
  | "unreachable"
  | "wrong_chain"
  | "internal";

/** As the JSON of `report-json.ts` has it. */
export interface CheckProblem {
  code: ProblemCode;
  /** A sentence for people. */
  message: string;
}

/** Nothing could be checked, and why: exit 2, never "not valid". */
export class CannotCheckError extends Error {
  readonly problem: CheckProblem;

  constructor(code: ProblemCode, message: string) {
    super(message);
    this.name = "CannotCheckError";
    this.problem = { code, message };
  }
}
