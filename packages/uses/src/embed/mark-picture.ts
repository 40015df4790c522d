import { startsWith } from "./ascii.ts";
import { editXmp, type Wish } from "./edit-xmp.ts";
import { markJpeg } from "./jpeg.ts";
import { LeftAlone, type Reason } from "./left-alone.ts";
import { markPng } from "./png.ts";
import { markWebp } from "./webp.ts";

export type Marked =
  /** The copy's bytes, in parts that the original may share. */
  { state: "marked"; parts: Uint8Array[] } | { state: "left_alone"; reason: Reason; said?: string };

/**
 * A copy of a picture whose XMP says what machines may do with it, in the words of IPTC/PLUS (XMP specification, part 3: where JPEG,
 * PNG and WebP keep it). Every other byte is as before, but for lengths and flags of WebP. Never throws.
 */
export function markPicture(file: Uint8Array, wish: Wish): Marked {
  try {
    const parts = markerOf(file)(file, (packet) => editXmp(packet, wish));
    return { state: "marked", parts: parts.filter(({ length }) => length > 0) };
  } catch (error) {
    if (!(error instanceof LeftAlone)) throw error;
    const { reason, said } = error;
    return { state: "left_alone", reason, ...(said !== undefined && { said }) };
  }
}

function markerOf(file: Uint8Array) {
  if (startsWith(file, "\u00ff\u00d8\u00ff")) return markJpeg;
  if (startsWith(file, "\u0089PNG\r\n\u001a\n")) return markPng;
  if (startsWith(file, "RIFF") && startsWith(file, "WEBP", 8)) return markWebp;
  throw new LeftAlone("format");
}
