import { ApiError, type User } from "@colophon/api";
import { queryClient } from "../api/query-client.ts";
import { forgetDetails, forgetFiles } from "./kept-draft.ts";
import { removeToken } from "./token.ts";
import { dropWayBack } from "./way-back.ts";

export const sessionKey = ["session"];

/**
 * Why nobody is signed in: there was no session, or it was ended; its time was over; or the user has logged out or erased the
 * account.
 */
export type Absence = "nobody" | "expired" | "left" | "erased";

/** What a refusal with 401 says about the session; undefined when it is about something else, such as a password. */
export function absenceFrom(code: string | undefined): Absence | undefined {
  if (code === "session_expired") return "expired";
  return code === "unauthorized" ? "nobody" : undefined;
}

/** The same of a failed call. */
export const absenceOf = (error: unknown): Absence | undefined =>
  error instanceof ApiError ? absenceFrom(error.code) : undefined;

/** Removes the session and all data cached for the user. Drafts stay; details of others in them, and their files, only for a new log-in. */
export function endSession(why: Absence = "nobody"): void {
  removeToken();
  if (why === "left" || why === "erased") {
    const user = queryClient.getQueryData<User | Absence>(sessionKey);
    if (typeof user === "object") forgetFiles(user.id);
    forgetDetails();
    dropWayBack();
  }
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  queryClient.setQueryData(sessionKey, why);
}
