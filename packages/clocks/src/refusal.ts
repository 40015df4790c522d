import { DerError } from "@colophon/der";
import { type ClockReason, ProofError } from "@colophon/proof";

/** A piece of evidence that counts for nothing, and why. `message` is English, for experts. */
export class Refusal extends Error {
  readonly reason: ClockReason;

  constructor(reason: ClockReason, message: string = reason) {
    super(message);
    this.name = "Refusal";
    this.reason = reason;
  }
}

/** What stands in the way of a piece, where it is the piece's own fault. Anything else is a mistake of ours. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DerError || error instanceof ProofError)
    return new Refusal("unreadable", error.message);
  throw error;
}
