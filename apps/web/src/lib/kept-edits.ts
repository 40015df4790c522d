import { sessionKey } from "./end-session.ts";
import { queryClient } from "./query-client.ts";

// In memory alone: these are things that people say of themselves, and the computer may be shared.
const kept = new Map<string, object>();

/** What was typed into a form, and not saved, when the session ended under it. */
export const readKeptEdits = <T extends object>(key: string): Partial<T> => kept.get(key) ?? {};

/** Keeps what was typed when the session has ended by itself; who leaves the page or logs out has let it go. */
export function keepEdits(key: string, edits: object): void {
  if (queryClient.getQueryData(sessionKey) === "nobody") kept.set(key, edits);
  else kept.delete(key);
}
