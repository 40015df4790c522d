import { randomUUID } from "node:crypto";
import { open, seal } from "../../base/encryption.ts";
import { AppError } from "../../base/errors.ts";
import type { AccountContext } from "./account-context.ts";
import { endWithoutFactors, lockForFactors, makeFirstCodes } from "./second-factors.ts";
import { noteSecurityEvent } from "./security-events.ts";
import { createTotpSecret, findTotpStep, toBase32, totpUri } from "./totp.ts";
import { deleteTotp, enableTotp, findTotp, insertTotp, takeTotpStep } from "./totp-store.ts";

/** What the sealed secret of an authenticator app is bound to. */
export const totpContext = (userId: string): string => `totp_secrets.secret:${userId}`;

/** Begins to set up an authenticator app: its secret takes effect with its first code. */
export async function beginTotp(
  { db, keys, config }: AccountContext,
  userId: string,
): Promise<{ secret: string; uri: string }> {
  const secret = createTotpSecret();
  const email = await db.transaction().execute(async (tx) => {
    const user = await lockForFactors(tx, userId);
    if (!(await insertTotp(tx, userId, seal(keys.dataEncryption.key, secret, totpContext(userId)))))
      throw new AppError("totp_exists");
    return user.email;
  });
  const issuer = `Colophon (${new URL(config.publicUrl).host})`;
  return { secret: toBase32(secret), uri: totpUri(secret, { email, issuer }) };
}

/** The first code proves that the app has the secret. Answers the recovery codes if this is the account's first factor. */
export function addTotp(
  { db, letters, keys }: AccountContext,
  { userId, code, device }: { userId: string; code: string; device: string },
): Promise<string[] | null> {
  return db.transaction().execute(async (tx) => {
    await lockForFactors(tx, userId);
    const found = await findTotp(tx, userId);
    if (found === undefined || found.enabled_at !== null)
      throw new AppError(found === undefined ? "not_found" : "totp_exists");
    const secret = open(keys.dataEncryption.key, found.secret, totpContext(userId));
    const digits = code.normalize("NFKC").replaceAll(/\s/g, "");
    const step = findTotpStep(secret, digits, { time: Date.now(), lastStep: found.last_step });
    if (step === undefined) throw new AppError("new_code_wrong");
    await takeTotpStep(tx, userId, step);
    await enableTotp(tx, userId);
    await noteSecurityEvent(tx, { userId, kind: "totp_added", device });
    const contents = { factor: "totp", name: "" } as const;
    await letters.add(tx, { kind: "factorAdded", subject: randomUUID(), userId, contents });
    return makeFirstCodes(tx, userId);
  });
}

/** `not_found` where no app is set up. */
export async function removeTotp(
  { db, letters }: AccountContext,
  { userId, device }: { userId: string; device: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockForFactors(tx, userId);
    if (!(await deleteTotp(tx, userId))) throw new AppError("not_found");
    await endWithoutFactors(tx, userId);
    await noteSecurityEvent(tx, { userId, kind: "totp_removed", device });
    const contents = { factor: "totp", name: "" } as const;
    await letters.add(tx, { kind: "factorRemoved", subject: randomUUID(), userId, contents });
  });
}
