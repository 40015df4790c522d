import { randomUUID } from "node:crypto";
import { AppError } from "../../base/errors.ts";
import type { AccountContext } from "./account-context.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { hasSecondFactor } from "./factor-store.ts";
import { lockForFactors } from "./second-factors.ts";
import { noteSecurityEvent } from "./security-events.ts";

/** Ten new recovery codes. `not_found` for an account without a second factor, where they would be useless. */
export function makeNewCodes(
  { db, letters }: AccountContext,
  { userId, device }: { userId: string; device: string },
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await lockForFactors(tx, userId);
    if (!(await hasSecondFactor(tx, userId))) throw new AppError("not_found");
    await noteSecurityEvent(tx, { userId, kind: "recovery_codes_made", device });
    const contents = { factor: "recovery_codes", name: "" } as const;
    await letters.add(tx, { kind: "factorAdded", subject: randomUUID(), userId, contents });
    return replaceRecoveryCodes(tx, userId);
  });
}
