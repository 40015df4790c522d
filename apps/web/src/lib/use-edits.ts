import { useState } from "react";

interface Edits<T> {
  value: T;
  isChanged: boolean;
  edit: (change: Partial<T>) => void;
  /** Forgets what `sent` has saved; what was typed meanwhile stays a change. */
  settle: (sent: T) => void;
}

/** A form over what is saved: the changes stand apart, so that what arrives from the server never overwrites them. */
export function useEdits<T extends object>(saved: T): Edits<T> {
  const [changes, setChanges] = useState<Partial<T>>({});
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
