import { type Absence, absenceOf, endSession } from "./end-session.ts";
import { readToken } from "./token.ts";
import { tokenIsReplaced } from "./token-lock.ts";

/**
 * Sends a request with the session's token; once more if that was replaced on the way, by confirming the session. Nothing
 * was done then, so it is safe. Any other token that is refused ends the session here.
 */
export async function withToken<T>(send: (token: string | null) => Promise<T>): Promise<T> {
  for (let isRepeated = false; ; isRepeated = true) {
    const token = readToken();
    try {
      return await send(token);
    } catch (error) {
      const absence = absenceOf(error);
      if (absence === undefined || !(await goesOn(token, absence)) || isRepeated) throw error;
    }
  }
}

/** Whether the session goes on, after the server refused this token: with another one, perhaps from another tab. Otherwise it ends. */
export async function goesOn(refused: string | null, absence: Absence | undefined): Promise<boolean> {
  await tokenIsReplaced();
  const token = readToken();
  if (token === refused) endSession(absence);
  return token !== null && token !== refused;
}
