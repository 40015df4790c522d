import { queryClient } from "./query-client.ts";
import { removeToken } from "./token.ts";

export const sessionKey = ["session"];

/** Forgets who is signed in, and everything that was shown to them. Drafts stay. */
export function endSession(): void {
  removeToken();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  queryClient.setQueryData(sessionKey, null);
}
