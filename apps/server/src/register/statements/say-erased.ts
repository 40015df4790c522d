import { type RegistryContext, sayEachOnce } from "./say-each-once.ts";
import { type ErasedPerson, listSucceeded, listUnerased } from "./statement-store.ts";

/**
 * The registry states that these people were erased, which tells an erased person from one that someone hides. Stated once for
 * each, even if several processes try at the same time.
 */
export async function sayErased(context: RegistryContext, people: readonly ErasedPerson[]): Promise<void> {
  await sayEachOnce(context, async () =>
    (await listUnerased(context.pool, people)).map(({ said, collaborator, ...certificate }) => ({
      certificate,
      said,
      kind: "erased",
      claims: collaborator === null ? [] : [["collaborator", collaborator]],
    })),
  );
}

/** The same for people named as a successor, in any statement. */
export async function saySuccessorErased(context: RegistryContext, userId: string): Promise<void> {
  await sayEachOnce(context, async () =>
    (await listSucceeded(context.pool, userId)).map(({ said, n, ...certificate }) => ({
      certificate,
      said,
      kind: "erased",
      claims: [["transfer", n]],
    })),
  );
}
