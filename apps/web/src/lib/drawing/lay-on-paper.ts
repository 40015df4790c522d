/** A sheet's width in CSS pixels, whatever the window's width. */
const paperWidth = 800;

/**
 * Lays out a copy of what `element` prints on a separate sheet, in light colours and outside the window, so that nothing
 * flickers; passes it to `work` and removes it again. Fires the same events as printing: see useOnPaper.
 */
export async function layOnPaper<T>(
  element: HTMLElement,
  work: (paper: HTMLElement) => Promise<T>,
): Promise<T> {
  const desk = document.createElement("div");
  desk.inert = true;
  // Off-screen at the inline start, where it causes no scrolling.
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
