/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser takes over the download during the click, or in some browsers a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
