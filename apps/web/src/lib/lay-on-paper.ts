/** CSS pixels of a sheet's width; every width of the window gives the same sheet. */
const paperWidth = 800;

/**
 * Lays a copy of what `element` prints on a sheet of its own, in light colours and outside the window, so that nothing
 * flickers; gives it to `work` and takes it away again. The page is told as before printing: see useOnPaper.
 */
export async function layOnPaper<T>(
  element: HTMLElement,
  work: (paper: HTMLElement) => Promise<T>,
): Promise<T> {
  const desk = document.createElement("div");
  desk.inert = true;
  // Out of sight to the start of the page, where it widens nothing.
  Object.assign(desk.style, { position: "fixed", insetBlockStart: "0", insetInlineStart: "-200vw" });
  const paper = document.createElement("div");
  paper.className = "on-paper";
  paper.style.width = `${paperWidth}px`;
  paper.append(copyForPaper(element));
  desk.append(paper);
  document.body.append(desk);
  try {
    await document.fonts.ready;
    return await work(paper);
  } finally {
    desk.remove();
  }
}

function copyForPaper(element: HTMLElement): HTMLElement {
  window.dispatchEvent(new Event("beforeprint"));
  const copy = element.cloneNode(true) as HTMLElement;
  window.dispatchEvent(new Event("afterprint"));
  for (const details of copy.querySelectorAll("details")) details.open = true;
  return copy;
}
