/** A title from a file's name: without its extension, and with spaces for the characters that replace them in it. */
export function fileTitle(fileName: string): string {
  const name = fileName.normalize("NFC").replace(/\.[A-Za-z0-9]{1,10}$/, "");
  const spaced = /[\s_]/.test(name) ? name.replaceAll("_", " ") : name.replace(/-(?=.*-)|(?<=-.*)-/g, " ");
  return spaced.replace(/\s+/g, " ").trim();
}
