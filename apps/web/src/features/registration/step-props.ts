import type { Draft } from "./draft.ts";
import type { EditDraft } from "./use-draft.ts";

export interface StepProps {
  draft: Draft;
  edit: EditDraft;
  /** What is wrong with the field of this path, in words; undefined until a registration was tried. */
  errorAt: (path: string) => string | undefined;
}
