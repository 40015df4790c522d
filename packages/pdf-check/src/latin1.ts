const CHUNK = 8192;

/** Bytes as text, each byte one character: the syntax of a PDF is read with regular expressions. */
export function toLatin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return parts.join("");
}
