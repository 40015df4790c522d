import { useEffect, useRef, useState } from "react";
import { keepEdits, readKeptEdits } from "./kept-edits.ts";
import { useSession } from "../../lib/session/session.ts";

interface Edits<T> {
  value: T;
  isChanged: boolean;
  edit: (change: Partial<T>) => void;
  /** Drops the changes that `sent` has saved; input typed meanwhile stays a change. */
  settle: (sent: T) => void;
}

/**
 * A form over saved values: changes are kept separately, so that data from the server never overwrites them. If the session
 * expires, they are restored after the same user's next log-in.
 */
export function useEdits<T extends object>(saved: T, form: string): Edits<T> {
  const session = useSession();
  const [key] = useState(() => `${form}:${session.state === "signed-in" ? session.user.id : ""}`);
  const [changes, setChanges] = useState<Partial<T>>(() => readKeptEdits(key));
  /** For the cleanup below, which runs when the form is left, and knows only the first `changes`. */
  const latest = useRef(changes);
  useEffect(() => {
    latest.current = changes;
  }, [changes]);
  useEffect(() => () => keepEdits(key, latest.current), [key]);
  const value = { ...saved, ...changes };
  return {
    value,
    isChanged: JSON.stringify(value) !== JSON.stringify(saved),
    edit: (change) => setChanges((before) => ({ ...before, ...change })),
    settle: (sent) =>
      setChanges((now) => {
        const open = Object.entries(now).filter(([name, typed]) => typed !== sent[name as keyof T]);
        return Object.fromEntries(open) as Partial<T>;
      }),
  };
}
