import type { WantedStatement } from "@colophon/api";
import { draftStatement, type DraftContext } from "./draft-statement.ts";
import { requireOwnWork } from "./own-work.ts";
import { type LoggedStatement, say, type SayContext } from "./say.ts";

export interface OwnerContext extends SayContext, DraftContext {
  log: SayContext["log"] & DraftContext["log"];
}

/** The owner makes a statement about a work. */
export async function sayAsOwner(
  context: OwnerContext,
  { userId, workId }: { userId: string; workId: string },
  wanted: WantedStatement,
  { idempotencyKey, maySay }: { idempotencyKey?: string | undefined; maySay?: () => Promise<boolean> } = {},
): Promise<LoggedStatement> {
  return say(context, {
    request: { userId, idempotencyKey, body: [workId, wanted] },
    maySay,
    isFixed: wanted.walletSignature !== undefined,
    draft: async (key) =>
      draftStatement(context, await requireOwnWork(context, userId, workId), wanted, { key }),
  });
}
