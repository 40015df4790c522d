import { equal } from "@colophon/proof";
import { apply } from "./operation.ts";
import type { DetachedProof, Timestamp } from "./proof.ts";

/** What a calendar says later about a message that it has promised something for, added to its promise. */
export function upgradeProof(
  proof: DetachedProof,
  promised: Uint8Array,
  { attestations, steps }: Timestamp,
): DetachedProof {
  return changePromises(proof, (promise, message) =>
    equal(message, promised) ? { attestations: [...pendingOf(promise), ...attestations], steps } : promise,
  );
}

/** The promise alone, without what was added to it. */
export function promiseOf(proof: DetachedProof): DetachedProof {
  return changePromises(proof, (promise) => ({ attestations: pendingOf(promise), steps: [] }));
}

/** Without promises, and without what leads to nothing else: nobody needs to ask any more. */
export function withoutPromises({ digest, timestamp }: DetachedProof): DetachedProof {
  const prune = ({ attestations, steps }: Timestamp): Timestamp => ({
    attestations: attestations.filter(({ kind }) => kind !== "pending"),
    steps: steps
      .map(({ operation, next }) => ({ operation, next: prune(next) }))
      .filter(({ next }) => next.attestations.length + next.steps.length > 0),
  });
  return { digest, timestamp: prune(timestamp) };
}

function pendingOf({ attestations }: Timestamp): Timestamp["attestations"] {
  return attestations.filter(({ kind }) => kind === "pending");
}

/** Changes what follows from each message that a calendar has promised something for. */
function changePromises(
  { digest, timestamp }: DetachedProof,
  change: (promise: Timestamp, message: Uint8Array) => Timestamp,
): DetachedProof {
  const walk = (one: Timestamp, message: Uint8Array): Timestamp => {
    if (pendingOf(one).length > 0) return change(one, message);
    const steps = one.steps.map(({ operation, next }) => ({
      operation,
      next: walk(next, apply(operation, message)),
    }));
    return { attestations: one.attestations, steps };
  };
  return { digest, timestamp: walk(timestamp, digest) };
}
