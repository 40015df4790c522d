/** A title from a file's name: without its ending, and with spaces where a name without any has other signs for them. */
export function fileTitle(fileName: string): string {
  const name = fileName.normalize("NFC").replace(/\.[A-Za-z0-9]{1,10}$/, "");
  const spaced = /[\s_]/.test(name) ? name.replaceAll("_", " ") : name.replace(/-(?=.*-)|(?<=-.*)-/g, " ");
  return spaced.replace(/\s+/g, " ").trim();
}
