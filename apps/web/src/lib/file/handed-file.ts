let handed: File | undefined;

/** Leaves a file for the next page: a URL can't carry one. */
export function handFile(file: File): void {
  handed = file;
}

/** Takes the file that was left, once. */
export function takeFile(): File | undefined {
  const file = handed;
  handed = undefined;
  return file;
}
