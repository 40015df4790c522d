import { layOnPaper } from "./lay-on-paper.ts";
import { loadedFontCss } from "./loaded-font-css.ts";
import { type PageBlock, pageBreaks } from "./page-breaks.ts";
import { picturePdf, type SheetPicture, sheetRatio } from "./picture-pdf.ts";

/** The maximum width or height of a canvas, in pixels. */
const longestCanvas = 16_000;
/** The specification's capture scale. */
const wantedScale = 2;

/** What must not be cut; cutting between the lines of a text would be needlessly fine. */
const wholePieces = "h1, h2, h3, p, li:not(:has(p, h3)), dt, dd, img, svg, figure, summary, tr";

/** A page is so long that a single picture of it would be illegible. */
export class TooLongError extends Error {}

/** The whole content of `element` as printed, on white paper in light colours, as a PNG at twice its size. */
export async function capturePng(element: HTMLElement): Promise<Blob> {
  return layOnPaper(element, async (paper) => {
    const height = paper.getBoundingClientRect().height;
    if (height > longestCanvas) throw new TooLongError();
    const draw = await startDrawing(paper, Math.min(wantedScale, longestCanvas / height));
    return toBlob(await draw({ top: 0, bottom: height }), "image/png");
  });
}

/** The same on any number of A4 sheets; `onProgress` gets the share of sheets drawn. */
export async function capturePdf(
  element: HTMLElement,
  title: string,
  onProgress: (share: number) => void = () => undefined,
): Promise<Blob> {
  return layOnPaper(element, async (paper) => {
    const { width, height } = paper.getBoundingClientRect();
    const sheetHeight = Math.floor(width * sheetRatio);
    const cuts = pageBreaks(blocksOf(paper), height, sheetHeight);
    const draw = await startDrawing(paper, wantedScale);
    const sheets: SheetPicture[] = [];
    // A drawing is slow to start, and fast per sheet.
    const atOnce = Math.floor(longestCanvas / wantedScale / sheetHeight);
    for (let first = 0; first < cuts.length; first += atOnce) {
      const top = cuts[first - 1] ?? 0;
      const ends = cuts.slice(first, first + atOnce);
      const canvas = await draw({ top, bottom: ends.at(-1) ?? height });
      for (const [i, end] of ends.entries())
        sheets.push(await cutSheet(canvas, (ends[i - 1] ?? top) - top, end - top));
      onProgress(sheets.length / cuts.length);
    }
    return picturePdf(sheets, title, document.documentElement.lang);
  });
}

/** The pieces of the paper, from its top; a heading stays with the next piece. */
function blocksOf(paper: HTMLElement): PageBlock[] {
  const { top } = paper.getBoundingClientRect();
  return [...paper.querySelectorAll(wholePieces)]
    .map((piece) => {
      const box = piece.getBoundingClientRect();
      const next = /^H\d$/.test(piece.tagName)
        ? piece.nextElementSibling?.getBoundingClientRect()
        : undefined;
      const bottom = next && next.height > 0 ? Math.max(box.bottom, next.top + 1) : box.bottom;
      return { top: Math.floor(box.top - top), bottom: Math.ceil(bottom - top) };
    })
    .filter((block) => block.bottom > block.top);
}

/** `top` and `bottom` in CSS pixels of the canvas. */
async function cutSheet(canvas: HTMLCanvasElement, top: number, bottom: number): Promise<SheetPicture> {
  const { width } = canvas;
  const [y, height] = [top * wantedScale, Math.round((bottom - top) * wantedScale)];
  const sheet = Object.assign(document.createElement("canvas"), { width, height });
  const context = sheet.getContext("2d");
  if (!context) throw new Error("the page is too large for a picture");
  // The last row may be partly transparent, which JPEG would render as black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(canvas, 0, y, width, height, 0, 0, width, height);
  const jpeg = await toBlob(sheet, "image/jpeg");
  return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height };
}

/** Returns a function that draws a part of the paper, through a window of the part's height. */
async function startDrawing(
  paper: HTMLElement,
  scale: number,
): Promise<(part: PageBlock) => Promise<HTMLCanvasElement>> {
  const { domToCanvas } = await import("modern-screenshot");
  const font = { cssText: await loadedFontCss() };
  const view = document.createElement("div");
  view.style.overflow = "hidden";
  paper.replaceWith(view);
  view.append(paper);

  return async ({ top, bottom }) => {
    const height = bottom - top;
    view.style.height = `${height}px`;
    paper.style.marginBlockStart = `${-top}px`;
    const window = view.getBoundingClientRect();
    // An element outside the window only needs a box to keep its place.
    const isOutside = (element: Element | null): boolean => {
      if (!element || !view.contains(element)) return false;
      const box = element.getBoundingClientRect();
      return box.bottom < window.top || box.top > window.bottom;
    };
    return domToCanvas(view, {
      scale,
      width: window.width,
      height,
      font,
      backgroundColor: "#ffffff",
      filter: (node) => !isOutside(node.parentElement),
    });
  };
}

async function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error("the page is too large for a picture");
  return blob;
}
