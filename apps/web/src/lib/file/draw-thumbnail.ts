/** Larger pictures take too much memory to open for a mark in a row. */
const maxSize = 64 * 1024 * 1024;

/** Opening one takes the memory of the whole picture. */
const maxAtOnce = 2;

/** A place that becomes free goes to the next in the queue, without a change of this number. */
let open = 0;
const queue: (() => void)[] = [];

/** Draws a picture of a file onto a canvas, in this browser; false if it can't be drawn. Aborted ones are not begun. */
export async function drawThumbnail(
  file: File,
  canvas: HTMLCanvasElement,
  { width, signal }: { width: number; signal: AbortSignal },
): Promise<boolean> {
  if (!file.type.startsWith("image/") || file.size > maxSize) return false;
  if (open === maxAtOnce) await new Promise<void>((resolve) => queue.push(resolve));
  else open += 1;
  try {
    if (signal.aborted) return false;
    const picture = await createImageBitmap(file, { resizeWidth: width, resizeQuality: "medium" });
    if (signal.aborted) {
      picture.close();
      return false;
    }
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(picture);
    return true;
  } catch {
    // Not a picture that this browser knows.
    return false;
  } finally {
    const next = queue.shift();
    if (next) next();
    else open -= 1;
  }
}
