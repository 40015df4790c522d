import { ApiError, type DraftHeading } from "@colophon/api";
import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Draft } from "./draft.ts";
import { isDropped, openKept } from "./kept-drafts.ts";
import { isUnsaved } from "./kept-form.ts";
import type { EditDraft } from "./use-draft.ts";

interface Options {
  /** Of the drafts that the account keeps; undefined until they are known. */
  headings: DraftHeading[] | undefined;
  edit: EditDraft;
  readLatest: () => Draft;
  /** Whether the wizard is still open. */
  isMounted: RefObject<boolean>;
  isSaving: () => boolean;
  /** Another device has discarded or registered the draft that is open here. */
  onGone: () => void;
}

/** Takes over what other devices did with the draft that is open here, unless it has changed here too. */
export function useChangesElsewhere({ headings, edit, readLatest, isMounted, isSaving, onGone }: Options) {
  const look = useEffectEvent(async (list: DraftHeading[]) => {
    const { kept } = readLatest();
    if (kept === null || isSaving() || isDropped(kept.id)) return;
    const heading = list.find(({ id }) => id === kept.id);
    if (heading ? heading.revision <= kept.revision : kept.revision === 0) return;
    try {
      const there = await openKept(kept.id, readLatest());
      if (!isMounted.current || !there?.kept) return;
      const copy = there.kept;
      edit((latest) => {
        if (latest.kept?.id !== copy.id || latest.kept.revision >= copy.revision) return {};
        // Saved from here, but the answer was lost.
        if (!isUnsaved({ ...latest, kept: copy })) return { kept: copy };
        return isUnsaved(latest) ? {} : { ...there, step: latest.step };
      });
    } catch (error) {
      if (error instanceof ApiError && error.code === "not_found" && isMounted.current) onGone();
    }
  });
  useEffect(() => {
    if (headings) void look(headings);
  }, [headings]);
}
