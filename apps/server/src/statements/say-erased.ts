import { type RegistryContext, sayEachOnce } from "./say-each-once.ts";
import { listSucceeded, listUnerased } from "./statement-store.ts";

/** The registry says of these certificates that their registrant was erased, which tells an absent person from one that somebody hides. */
export async function sayErased(context: RegistryContext, certificateIds: readonly string[]): Promise<void> {
  await sayEachOnce(context, async () =>
    (await listUnerased(context.pool, certificateIds)).map(({ said, ...certificate }) => ({
      certificate,
      said,
      kind: "erased",
      claims: [],
    })),
  );
}

/** The same of whom statements name as a successor, wherever they do. */
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
