import { type RegistryContext, sayEachOnce } from "../statements/say-each-once.ts";
import { listOpenDisputesOf } from "./dispute-store.ts";

/** The registry settles the open disputes of a person who is about to be erased, since they no longer can. */
export async function closeDisputes(context: RegistryContext, userId: string): Promise<void> {
  await sayEachOnce(context, async () =>
    (await listOpenDisputesOf(context.pool, userId, 100)).map(({ said, n, ...certificate }) => ({
      certificate,
      said,
      kind: "settled",
      claims: [["dispute", n]],
    })),
  );
}
