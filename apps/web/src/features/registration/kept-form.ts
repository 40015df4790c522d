import { maxTitleLength } from "@colophon/api";
import { randomId } from "../../lib/api/random-id.ts";
import { withDetails, withoutDetails } from "./draft-details.ts";
import { wholeDraft } from "./draft-store.ts";
import type { Draft, KeptCopy } from "./draft.ts";

export type KeptForm = Omit<Draft, "kept">;

/** What the server keeps of a draft: as the browser keeps it, without details of others. */
export function keptFormOf(draft: Draft): KeptForm {
  const { kept: _, ...form } = withoutDetails(draft).kept;
  return form;
}

/** By which its owner finds a draft. */
export const draftTitleOf = ({ materialDetails: { title } }: Pick<Draft, "materialDetails">): string =>
  title.trim().slice(0, maxTitleLength).toWellFormed();

/** Tells whether a form has changed. Going to another step is no change, nor is an attempt to register. */
export function formDigestOf(form: KeptForm): string {
  const { step: _, signed: _signed, ordered: _ordered, lacking, ...contents } = form;
  const people = new Set(["agent", ...contents.collaborators.map(({ id }) => id)]);
  const text = JSON.stringify([contents, lacking.filter((id) => people.has(id)).toSorted()]);
  let [one, two] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ unit, 0x5bd1e995);
  }
  return [text.length, one >>> 0, two >>> 0].join("-");
}

/** Whether it has been changed since the server answered. */
export const isUnsaved = (draft: Draft): boolean => draft.kept?.digest !== formDigestOf(keptFormOf(draft));

/** A copy that the server is about to keep. Its id is known before the answer, which may be lost. */
export function newCopy(): KeptCopy {
  // `randomId` as the UUID that the server wants.
  const hex = randomId();
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return { id: [...parts, hex.slice(20)].join("-"), revision: 0, digest: "" };
}

/**
 * A draft as the server had kept it, with the details of others that `here` has. Undefined for one of a later release, which
 * this page can't read.
 */
export function draftFrom(
  { id, revision, form }: { id: string; revision: number; form: Record<string, unknown> },
  here?: Draft,
): Draft | undefined {
  const whole = wholeDraft(form);
  if (whole === undefined) return undefined;
  const draft = here ? withDetails(whole, withoutDetails(here).details) : whole;
  return { ...draft, kept: { id, revision, digest: formDigestOf(keptFormOf(draft)) } };
}
