import { ProofError, type ProofErrorCode } from "@colophon/proof";

/** The code with which an attempt is refused, undefined when it succeeds. Any other error is a bug and goes through. */
export function refusal(attempt: () => unknown): ProofErrorCode | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    if (error instanceof ProofError) return error.code;
    throw error;
  }
}
