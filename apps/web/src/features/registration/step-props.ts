import type { Draft } from "./draft.ts";
import type { EditDraft } from "./use-draft.ts";

export interface StepProps {
  draft: Draft;
  edit: EditDraft;
  /** The error text of the field with this path; undefined before the first attempt to register. */
  errorAt: (path: string) => string | undefined;
}
