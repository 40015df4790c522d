import { type Absence, sessionKey } from "../../lib/session/end-session.ts";
import { queryClient } from "../../lib/api/query-client.ts";

// In memory only: this is personal data, and the computer may be shared.
const kept = new Map<string, object>();

/** A form's unsaved input from when the session expired. */
export const readKeptEdits = <T extends object>(key: string): Partial<T> => kept.get(key) ?? {};

/** Keeps the input if the session has expired; users who leave the page or log out have discarded it. */
export function keepEdits(key: string, edits: object): void {
  const ended: unknown[] = ["nobody", "expired"] satisfies Absence[];
  if (ended.includes(queryClient.getQueryData(sessionKey))) kept.set(key, edits);
  else kept.delete(key);
}
