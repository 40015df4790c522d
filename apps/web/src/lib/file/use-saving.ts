import type { ChosenWorks } from "@colophon/api";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { SavedZip, SaveOptions } from "./save-zip.ts";

type Save = (works: ChosenWorks, options: SaveOptions) => Promise<SavedZip | undefined>;

/** Saves one kind of file of chosen works at a time: how many of them have arrived, and a way to stop, which is no failure. */
export function useSaving<Kind extends string>(savers: Record<Kind, Save>) {
  const [saved, setSaved] = useState(0);
  /** For `stop` only: leaving the page does not end it. */
  const running = useRef<AbortController>(undefined);
  const saving = useMutation({
    mutationFn: async ({ kind, works }: { kind: Kind; works: ChosenWorks; total: number }) => {
      setSaved(0);
      running.current = new AbortController();
      const { signal } = running.current;
      return savers[kind](works, { onWorks: setSaved, signal }).catch((error: unknown) => {
        if (!signal.aborted) throw error;
        return undefined;
      });
    },
  });
  return { ...saving, saved, stop: () => running.current?.abort() };
}
