import { queryClient } from "../api/query-client.ts";
import { forgetDetails } from "./kept-draft.ts";
import { removeToken } from "./token.ts";

export const sessionKey = ["session"];

/**
 * Why nobody is signed in: there was no session, or it has ended; the server was unreachable; or the user has logged out or
 * erased the account.
 */
export type Absence = "nobody" | "unreachable" | "left" | "erased";

/** Removes the session and all data cached for the user. Drafts stay, details of others in them only for a new log-in. */
export function endSession(why: Absence = "nobody"): void {
  removeToken();
  if (why === "left" || why === "erased") forgetDetails();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  queryClient.setQueryData(sessionKey, why);
}
