import { ApiError, type DraftHeading } from "@colophon/api";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { randomId } from "../../lib/api/random-id.ts";
import { readToken } from "../../lib/session/token.ts";
import { type Draft, emptyDraft, isBegun, type KeptCopy } from "./draft.ts";
import { readDraft, saveDraft } from "./draft-store.ts";
import { draftsQuery, keepDraft, openKept } from "./kept-drafts.ts";
import { isUnsaved, newCopy } from "./kept-form.ts";
import { useChangesElsewhere } from "./use-changes-elsewhere.ts";
import type { EditDraft } from "./use-draft.ts";
import { useSavingMoments } from "./use-saving-moments.ts";

interface Options {
  userId: string;
  draft: Draft;
  edit: EditDraft;
  readLatest: () => Draft;
  /** The last change was made in this tab, which saves it. */
  isOwn: boolean;
  /** While it is being registered. */
  isFixed: boolean;
  /** Another draft is in this browser now. */
  onOpened: (draft: Draft) => void;
}

/** How the last saving ended: `full` when the account keeps no more drafts. */
type Saving = "saved" | "failed" | "full" | "gone";

export type KeptDraft = ReturnType<typeof useKeptDraft>;

/** Keeps the draft on the server too, and opens the others that are there. The copy in this browser is the first one. */
export function useKeptDraft({ userId, draft, edit, readLatest, isOwn, isFixed, onOpened }: Options) {
  const { data: headings } = useQuery(draftsQuery);
  const [saving, setSaving] = useState<Saving>("saved");
  /** Another draft could not be opened. */
  const [isStuck, setIsStuck] = useState(false);
  // Before the hooks below: what they save on leaving changes nothing here any more.
  const isMounted = useIsMounted();
  /** What is on its way: the next one waits for it, since its answer says which copy is changed (`kept`). */
  const running = useRef<Promise<Saving>>(undefined);

  const isGone = saving === "gone" && isBegun(draft) && draft.kept !== null;

  /** Takes the answer to what was sent under this id; the user may have left the wizard meanwhile. */
  function take(id: string, copy: KeptCopy) {
    const change = (latest: Draft): Partial<Draft> => {
      if (latest.kept?.id !== id) return {};
      // Two works now, each registered with a key of its own.
      return { kept: copy, ...(copy.id !== id && { idempotencyKey: randomId() }) };
    };
    if (isMounted.current) return edit(change);
    const stored = readDraft(userId);
    if (stored.kept?.id === id) saveDraft(userId, { ...stored, ...change(stored) });
  }

  async function send(): Promise<Saving> {
    const latest = readLatest();
    const kept = latest.kept ?? newCopy();
    if (latest.kept === null) edit({ kept });
    try {
      const copy = await keepDraft({ ...latest, kept });
      if (copy) take(kept.id, copy);
      return "saved";
    } catch (error) {
      return endedBy(error);
    }
  }

  /** Saves what has changed. */
  async function save(): Promise<Saving> {
    if (running.current) await running.current;
    const latest = readLatest();
    if (!isBegun(latest) || !isUnsaved(latest)) return "saved";
    // Without a session there is nobody to keep it for.
    if (isFixed || isGone || readToken() === null) return saving;
    running.current = send();
    const ended = await running.current;
    running.current = undefined;
    if (isMounted.current) setSaving(ended);
    return ended;
  }

  useSavingMoments({
    draft,
    isOwn,
    isFixed,
    isHere: () => readDraft(userId).idempotencyKey === readLatest().idempotencyKey,
    save: () => void (running.current ?? save()),
  });
  useChangesElsewhere({
    headings,
    edit,
    readLatest,
    isMounted,
    isSaving: () => running.current !== undefined,
    onGone: () => setSaving("gone"),
  });

  /** Opens another draft once the present one is saved. */
  async function leaveFor(other: () => Promise<Draft | undefined>) {
    if (isFixed) return;
    setIsStuck(false);
    const ended = isBegun(readLatest()) && !isGone ? await save() : "saved";
    const opened = ended === "saved" ? await other().catch(() => undefined) : undefined;
    if (opened === undefined) return setIsStuck(true);
    saveDraft(userId, opened);
    onOpened(opened);
  }

  const ownId = isBegun(draft) ? draft.kept?.id : undefined;
  return {
    isBegun: isBegun(draft),
    isKept: (draft.kept?.revision ?? 0) > 0 && saving === "saved",
    isFull: saving === "full",
    isGone,
    isStuck,
    ...othersOf(headings ?? [], ownId),
    save,
    open: (id: string) => leaveFor(async () => openKept(id)),
    begin: () => leaveFor(async () => emptyDraft()),
    /** The draft that is gone on the server becomes a new one. */
    goOnAsNew() {
      edit({ kept: null, idempotencyKey: randomId(), ordered: null, signed: null });
      setSaving("saved");
    },
    /** The draft of this browser is another one now. */
    reset: () => setSaving("saved"),
  };
}

/** False once the wizard is left: an answer that comes later changes the stored draft instead. */
function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

function endedBy(error: unknown): Saving {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "not_found") return "gone";
  return code === "too_many_drafts" ? "full" : "failed";
}

/** The other drafts of the account. `twin`: what another device made of the same draft. */
function othersOf(headings: readonly DraftHeading[], ownId: string | undefined) {
  const own = headings.find(({ id }) => id === ownId);
  const others = headings.filter(({ id }) => id !== ownId);
  return { others, twin: own && others.find(({ id, besides }) => besides === own.id || id === own.besides) };
}
