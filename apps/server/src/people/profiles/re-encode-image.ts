import sharp from "sharp";
import { AppError } from "../../base/errors.ts";
import { keepPixels } from "./keep-pixels.ts";

export interface PictureJob {
  bytes: Uint8Array;
}

/** A picture decodes to four bytes per pixel, however small its file is. */
const maxPixels = 30_000_000;
/** Of what is read: no camera makes more, and some decoders keep whole rows. */
const maxSideRead = 16_384;
const maxSide = 1024;

// The bytes determine the type: only these four decoders may run, so no SVG, PDF or TIFF reaches its parser.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif"].map((format) => `VipsForeignLoad${format}Buffer`),
});
// Keeps no pictures of people in memory, and uses only one core per picture.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Re-encodes the pixels of a JPEG, PNG, GIF or WebP as a WebP: upright, at most 1024 pixels a side, without metadata of
 * a camera or an attacker; of an animation, only the first frame. `image_type_unsupported`, `image_too_large`. For a
 * process of its own: the bytes are a stranger's.
 */
export async function reEncodeImage({ bytes: given }: PictureJob): Promise<Uint8Array> {
  const bytes = keepPixels(given);
  const { width, height } = await decode(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (width * height > maxPixels || Math.max(width, height) > maxSideRead)
    throw new AppError("image_too_large");
  return decode(() =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()
      .resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer(),
  );
}

async function decode<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError("image_type_unsupported", { cause });
  }
}
