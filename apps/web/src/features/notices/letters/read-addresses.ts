/** Addresses that somebody typed, one per line: those of the web, as they were written, and lines that are none. */
export function readAddresses(text: string): { addresses: string[]; wrong: string[] } {
  const typed = text
    .split(/[\n\r]+/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const all = [...new Set(typed)];
  return { addresses: all.filter(isAddress), wrong: all.filter((line) => !isAddress(line)) };
}

/** What is hidden in it, or a space, would make it another one for whoever copies it. */
function isAddress(line: string): boolean {
  if (!/^https?:\/\/[^\s\p{Cc}\p{Cf}\u2800]+$/iu.test(line) || line.length > 2000) return false;
  const host = URL.canParse(line) ? new URL(line).hostname : "";
  return host.includes(".") || host.startsWith("[");
}
