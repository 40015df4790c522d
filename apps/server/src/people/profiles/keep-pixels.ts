/** Chunks of a PNG (W3C PNG, section 11) that say what its pixels look like. */
const pixelChunks = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "gAMA", "cHRM", "sRGB", "eXIf"];

const pngSignature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/**
 * A PNG without its text and other chunks, which libvips would inflate and copy: a few kilobytes can become gigabytes.
 * Other files, and what follows a chunk that is cut short, are left as they are for the decoder to refuse.
 */
export function keepPixels(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, pngSignature.length).equals(pngSignature)) return bytes;
  const kept: Buffer[] = [pngSignature];
  for (let at = pngSignature.length; at < file.length;) {
    // A chunk: its length as u32, four letters, its content, its CRC.
    const end = at + 12 <= file.length ? at + 12 + file.readUInt32BE(at) : file.length;
    const name = file.toString("latin1", at + 4, at + 8);
    if (end > file.length || pixelChunks.includes(name)) kept.push(file.subarray(at, end));
    if (name === "IEND") break;
    at = end;
  }
  return Buffer.concat(kept);
}
