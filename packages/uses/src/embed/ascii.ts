// Text as its bytes: each character is one of them, so that a place in a text is a place in the file, and bytes that nobody touches stay.

export const toBytes = (text: string): Uint8Array => Uint8Array.from(text, (one) => one.charCodeAt(0));

export function toText(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

export const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  bytes.length >= at + text.length && toText(bytes.subarray(at, at + text.length)) === text;

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);
