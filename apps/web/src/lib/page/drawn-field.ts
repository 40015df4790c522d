interface DrawnField {
  input: HTMLInputElement;
  hadFocus: boolean;
}

let drawn: DrawnField | undefined;

/** Remembers the file input of the prerendered page, before the application replaces it. */
export function keepDrawnField(root: HTMLElement): void {
  const input = root.querySelector<HTMLInputElement>('input[type="file"]');
  drawn = input ? { input, hadFocus: document.activeElement === input } : undefined;
}

/**
 * Takes over from the prerendered input, once: `onFile` gets its file, even if it is chosen later in a dialog that was open
 * at the switch. Returns whether the input had the focus.
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
