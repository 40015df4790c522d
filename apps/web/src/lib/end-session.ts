import { queryClient } from "./query-client.ts";
import { removeToken } from "./token.ts";

export const sessionKey = ["session"];

/**
 * Why nobody is signed in: nobody was, or no longer; the server could not say who it is; or the user has logged out on
 * purpose, perhaps for good.
 */
export type Absence = "nobody" | "unreachable" | "left" | "erased";

/** Forgets who is signed in, and everything that was shown to them. Drafts stay. */
export function endSession(why: Absence = "nobody"): void {
  removeToken();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  queryClient.setQueryData(sessionKey, why);
}
