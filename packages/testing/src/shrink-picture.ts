import sharp from "sharp";

/** Reduces a screenshot to a palette, a third of its bytes. */
export async function shrinkPicture(png: Uint8Array): Promise<Uint8Array> {
  return sharp(png).png({ palette: true, colours: 128, compressionLevel: 9 }).toBuffer();
}
