import type { ChangeEvent, DragEvent } from "react";
import type { Chosen } from "../../lib/file/chosen-file.ts";
import { readChosen } from "../../lib/file/read-chosen.ts";
import { readDropped } from "../../lib/file/read-dropped.ts";

/** Around a field for files: takes all that is chosen at once, and what is dropped with its folders. */
export const takeFiles = (onChosen: (chosen: Chosen) => void) => ({
  onChangeCapture: ({ target }: ChangeEvent) => {
    // Before the field empties itself.
    if (target instanceof HTMLInputElement && target.files?.length) onChosen(readChosen(target.files));
  },
  onDropCapture: (event: DragEvent) => {
    // Of a folder the browser would make nothing.
    event.preventDefault();
    void readDropped(event.dataTransfer).then(onChosen);
  },
});

/** For the field itself, whose files are taken around it. */
export const takenAround = (): void => {};
