import type { LetterContext } from "./ask-to-confirm.ts";
import { createDeviceLink } from "./known-devices.ts";
import { hashToken } from "./token.ts";
import type { UserRow } from "./user-store.ts";

/** Mails the link that makes a device known, to a user who typed the right password on it. */
export async function mailDeviceLink(
  { db, letters, publicUrl }: LetterContext,
  { id: userId, email }: UserRow,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const token = await createDeviceLink(tx, userId);
    await letters.add(tx, {
      kind: "deviceLink",
      subject: hashToken(token).toString("hex"),
      userId,
      to: email,
      // Behind the #, a token appears in no log of a server or proxy.
      contents: { link: `${publicUrl}/login#device=${token}` },
    });
  });
}
