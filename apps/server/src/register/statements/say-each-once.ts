import type pg from "pg";
import type { Claim } from "@colophon/api";
import type { StatementKind } from "@colophon/proof/statements";
import { AppError } from "../../base/errors.ts";
import type { Sequencer } from "../../log/sequencer.ts";
import { type KeptRecord, readRecord } from "../../record/pack-record.ts";
import type { SigningContext } from "../../record/issuer.ts";
import { type SignedStatement, newStatement } from "./new-statement.ts";
import { StatementOutdated } from "./statement-writer.ts";

export interface RegistryContext extends SigningContext {
  pool: pg.Pool;
  sequencer: Pick<Sequencer<SignedStatement>, "append">;
}

/** A pending statement of the registry about a certificate, with the number of its statements so far. */
export interface RegistrySaying {
  certificate: KeptRecord;
  said: number;
  kind: StatementKind;
  claims: readonly Claim[];
}

/**
 * Makes the registry's pending statements: `find` names them until there are none left. Each is made once, even if several
 * processes try at the same time.
 */
export async function sayEachOnce(
  context: RegistryContext,
  find: () => Promise<readonly RegistrySaying[]>,
): Promise<void> {
  for (;;) {
    const sayings = await find();
    if (sayings.length === 0) return;
    const said = await Promise.allSettled(
      sayings.map(({ certificate, said: after, kind, claims }) =>
        context.sequencer.append(
          newStatement(
            context,
            { id: certificate.id, record: readRecord(certificate) },
            {
              kind,
              by: "registry",
              claims,
              userId: null,
              key: undefined,
              after,
              effect: undefined,
            },
          ),
        ),
      ),
    );
    const failed = said.find((one) => one.status === "rejected" && !isOver(one.reason));
    if (failed?.status === "rejected") throw failed.reason;
  }
}

/** Somebody else was quicker, or the certificate was erased meanwhile: the next `find` tells. */
const isOver = (error: unknown): boolean =>
  error instanceof StatementOutdated || (error instanceof AppError && error.code === "not_found");
