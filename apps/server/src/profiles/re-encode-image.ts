import type sharp from "sharp";
import { AppError } from "../errors.ts";

/** A picture decodes to four bytes a pixel, whatever it weighs. */
const maxPixels = 30_000_000;
const maxSide = 1024;

/** Loaded for the first picture: most starts see none for a while. */
let loaded: Promise<typeof sharp> | undefined;

async function loadSharp(): Promise<typeof sharp> {
  const { default: library } = await import("sharp");
  // The type is what the bytes are: nothing but these four decoders runs, so no SVG, PDF or TIFF reaches its parser.
  library.block({ operation: ["VipsForeignLoad"] });
  library.unblock({
    operation: ["Jpeg", "Png", "Webp", "Nsgif"].map((format) => `VipsForeignLoad${format}Buffer`),
  });
  // Pictures of people are not kept in memory, and one picture does not take every core.
  library.cache(false);
  library.concurrency(1);
  return library;
}

/**
 * A JPEG, PNG, GIF or WebP as a WebP of its pixels alone: upright, at most 1024 a side, without what a camera or an
 * attacker wrote beside them; of an animation, the first frame. `image_type_unsupported`, `image_too_large`.
 */
export function reEncodeImage(bytes: Uint8Array): Promise<Buffer> {
  const work = () => reEncode(bytes);
  const turn = before.then(work, work);
  before = turn;
  return turn;
}

// One at a time: a picture may take a second and 200 MB, on the threads that passwords and file writes wait for.
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
