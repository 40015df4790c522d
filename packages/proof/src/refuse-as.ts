import { ProofError, type ProofErrorCode } from "./errors.ts";

/** Gives every refusal of an attempt one code: what is wrong inside matters less than which part it is in. */
export function refuseAs<T>(code: ProofErrorCode, attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof ProofError) throw new ProofError(code, error.message);
    throw error;
  }
}
