import { loadedFontCss } from "./loaded-font-css.ts";
import { type Block, pageBreaks } from "./page-breaks.ts";
import { picturePdf, type SheetPicture, sheetRatio } from "./picture-pdf.ts";

/** CSS pixels of a captured page; a canvas holds at most so many pixels in one direction. */
const [paperWidth, longestCanvas] = [800, 16_000];
/** The specification's capture scale. */
const wantedScale = 2;

/** What must not be cut: text line by line would be finer than anybody minds. */
const wholePieces = "h1, h2, h3, p, li:not(:has(p, h3)), dt, dd, img, svg, figure, summary, tr";

interface Capture {
  canvas: HTMLCanvasElement;
  /** In the canvas's pixels. */
  blocks: Block[];
}

/** The whole content of `element` as it is printed, on white paper in light colours, as a PNG at twice its size. */
export async function capturePng(element: HTMLElement): Promise<Blob> {
  const { canvas } = await capture(element);
  return toBlob(canvas, "image/png");
}

/** The same on sheets of A4. `title` is the document's, and the language that of the page. */
export async function capturePdf(element: HTMLElement, title: string): Promise<Blob> {
  const { canvas, blocks } = await capture(element);
  const cuts = pageBreaks(blocks, canvas.height, Math.floor(canvas.width * sheetRatio));
  const sheets: SheetPicture[] = [];
  for (const [i, end] of cuts.entries()) sheets.push(await cutSheet(canvas, cuts[i - 1] ?? 0, end));
  return picturePdf(sheets, title, document.documentElement.lang);
}

/** Draws a copy that stands outside the window, so that nothing flickers and every width gives the same sheet. */
async function capture(element: HTMLElement): Promise<Capture> {
  const { domToCanvas } = await import("modern-screenshot");
  const paper = layOnPaper(element);
  try {
    await document.fonts.ready;
    const { width, height, top } = paper.getBoundingClientRect();
    const scale = Math.min(wantedScale, longestCanvas / height);
    const font = { cssText: await loadedFontCss() };
    const canvas = await domToCanvas(paper, { scale, width, height, font, backgroundColor: "#ffffff" });
    const blocks = [...paper.querySelectorAll(wholePieces)]
      .map((piece) => piece.getBoundingClientRect())
      .filter((box) => box.height > 0)
      .map((box) => ({
        top: Math.floor((box.top - top) * scale),
        bottom: Math.ceil((box.bottom - top) * scale),
      }));
    return { canvas, blocks };
  } finally {
    paper.parentElement?.remove();
  }
}

function layOnPaper(element: HTMLElement): HTMLElement {
  const desk = document.createElement("div");
  desk.inert = true;
  // Out of sight to the start of the page, where it widens nothing.
  Object.assign(desk.style, { position: "fixed", insetBlockStart: "0", insetInlineStart: "-200vw" });
  const paper = document.createElement("div");
  paper.className = "on-paper";
  paper.style.width = `${paperWidth}px`;
  const copy = element.cloneNode(true) as HTMLElement;
  for (const details of copy.querySelectorAll("details")) details.open = true;
  paper.append(copy);
  desk.append(paper);
  document.body.append(desk);
  return paper;
}

async function cutSheet(canvas: HTMLCanvasElement, top: number, bottom: number): Promise<SheetPicture> {
  const { width } = canvas;
  const height = Math.round(bottom - top);
  const sheet = Object.assign(document.createElement("canvas"), { width, height });
  sheet.getContext("2d")?.drawImage(canvas, 0, top, width, height, 0, 0, width, height);
  const jpeg = await toBlob(sheet, "image/jpeg");
  return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height };
}

async function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error("the page is too large for a picture");
  return blob;
}
