import type sharp from "sharp";
import { AppError } from "../../base/errors.ts";

/** A picture decodes to four bytes per pixel, however small its file is. */
const maxPixels = 30_000_000;
const maxSide = 1024;

/** Loaded with the first picture: most servers get none for a while after their start. */
let loaded: Promise<typeof sharp> | undefined;

async function loadSharp(): Promise<typeof sharp> {
  const { default: library } = await import("sharp");
  // The bytes determine the type: only these four decoders may run, so no SVG, PDF or TIFF reaches its parser.
  library.block({ operation: ["VipsForeignLoad"] });
  library.unblock({
    operation: ["Jpeg", "Png", "Webp", "Nsgif"].map((format) => `VipsForeignLoad${format}Buffer`),
  });
  // Keeps no pictures of people in memory, and uses only one core per picture.
  library.cache(false);
  library.concurrency(1);
  return library;
}

/**
 * Re-encodes the pixels of a JPEG, PNG, GIF or WebP as a WebP: upright, at most 1024 pixels a side, without metadata of
 * a camera or an attacker; of an animation, only the first frame. `image_type_unsupported`, `image_too_large`.
 */
export function reEncodeImage(bytes: Uint8Array): Promise<Buffer> {
  const work = () => reEncode(bytes);
  const turn = before.then(work, work);
  before = turn;
  return turn;
}

// One at a time: a picture may take a second and 200 MB, on the threads that also hash passwords and write files.
let before: Promise<unknown> = Promise.resolve();

async function reEncode(bytes: Uint8Array): Promise<Buffer> {
  const open = await (loaded ??= loadSharp());
  const { width, height } = await decode(() => open(bytes, { limitInputPixels: false }).metadata());
  if (width * height > maxPixels) throw new AppError("image_too_large");
  return decode(() =>
    open(bytes, { limitInputPixels: maxPixels, failOn: "error" })
      .autoOrient()
      .resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 85 })
      .timeout({ seconds: 20 })
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
