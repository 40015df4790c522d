import type { KeyboardEvent, PointerEvent, Ref } from "react";
import type { ChosenFile } from "../../lib/file/chosen-file.ts";
import type { FileMark } from "./draft-files.ts";
import type { DraftFile } from "./draft.ts";
import type { StepProps } from "./step-props.ts";
import type { useKnownFiles } from "./use-known-files.ts";

type Known = ReturnType<typeof useKnownFiles> extends ReadonlyMap<string, infer One> ? One : never;

/** One of several files in the list, and what its row does. */
export interface FileRowProps {
  ref: Ref<HTMLDivElement>;
  at: number;
  /** Pixels from the beginning of the list. */
  start: number;
  total: number;
  file: DraftFile;
  /** It becomes a work with a certificate of its own. */
  isWork: boolean;
  errorAt: StepProps["errorAt"];
  /** As the list that hashes it has it; undefined once that is no longer needed. */
  chosen: ChosenFile | undefined;
  fileOf: (id: string) => File | undefined;
  mark: FileMark | undefined;
  known: Known | undefined;
  isActive: boolean;
  isOpen: boolean;
  dragMark: "above" | "below" | undefined;
  isDragged: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onOpen: () => void;
  onRemove: () => void;
  onRetry: () => void;
  onMove: (to: number) => void;
  onDrag: (event: PointerEvent) => void;
  onDrop: () => void;
  onCancelDrag: () => void;
  onChange: (change: Partial<Pick<DraftFile, "title" | "date">>) => void;
}
