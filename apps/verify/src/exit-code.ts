import type { Result } from "./check-input.ts";

export const VALID = 0;
const NOT_VALID = 1;
export const CANNOT_CHECK = 2;

/** The worst of all: one certificate that is not valid must not hide behind another that could not be checked. */
export function exitCodeOf(results: Result[]): number {
  const codes = results.map(codeOf);
  if (codes.includes(NOT_VALID)) return NOT_VALID;
  return codes.includes(CANNOT_CHECK) ? CANNOT_CHECK : VALID;
}

function codeOf(result: Result): number {
  if ("problem" in result) return CANNOT_CHECK;
  switch (result.verification.verdict) {
    case "valid":
    case "valid_anchor_pending":
      return VALID;
    case "not_valid":
      return NOT_VALID;
    case "cannot_be_checked":
      return CANNOT_CHECK;
  }
}
