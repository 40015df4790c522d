interface DrawnField {
  input: HTMLInputElement;
  hadFocus: boolean;
}

let drawn: DrawnField | undefined;

/** Remembers the field for a file in what the build has drawn, before the application takes the drawing's place. */
export function keepDrawnField(root: HTMLElement): void {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  drawn = input ? { input, hadFocus: document.activeElement === input } : undefined;
}

/**
 * Takes over from the drawn field, once: `onFile` is told of its file, also of one that is chosen later, in a dialog that
 * was open at the change. Answers whether the field had the focus.
 */
export function takeOverDrawnField(onFile: (file: File) => void): boolean {
  const field = drawn;
  drawn = undefined;
  if (!field) return false;
  const { input, hadFocus } = field;
  const take = () => {
    const [file] = input.files ?? [];
    if (file) onFile(file);
  };
  take();
  input.addEventListener("change", take);
  return hadFocus;
}
