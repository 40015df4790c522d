import type pg from "pg";
import type { Sequencer } from "../log/sequencer.ts";
import { readRecord } from "../certificates/pack-record.ts";
import { type NewStatement, newStatement, type SpeakContext } from "./new-statement.ts";
import { type ErasedPerson, listUnerased } from "./statement-store.ts";
import { StatementOutdated } from "./statement-writer.ts";

export interface SayErasedContext extends SpeakContext {
  pool: pg.Pool;
  sequencer: Pick<Sequencer<NewStatement>, "append">;
}

/**
 * The registry says that these people were erased, which tells an absent person from one that somebody hides. Said once of
 * each, whoever else says it at the same time.
 */
export async function sayErased(context: SayErasedContext, people: readonly ErasedPerson[]): Promise<void> {
  for (;;) {
    const unerased = await listUnerased(context.pool, people);
    if (unerased.length === 0) return;
    const said = await Promise.allSettled(
      unerased.map(({ said: after, collaborator, ...certificate }) =>
        context.sequencer.append(
          newStatement(
            context,
            { id: certificate.id, record: readRecord(certificate) },
            {
              kind: "erased",
              by: "registry",
              claims: collaborator === null ? [] : [["collaborator", collaborator]],
              userId: null,
              key: undefined,
              ofRegistration: false,
              after,
              effect: undefined,
            },
          ),
        ),
      ),
    );
    const failed = said.find(
      (one) => one.status === "rejected" && !(one.reason instanceof StatementOutdated),
    );
    if (failed?.status === "rejected") throw failed.reason;
  }
}
