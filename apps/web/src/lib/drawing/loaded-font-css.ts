/** The `@font-face` rules of the typefaces that the page has loaded so far, with their files inside them. */
export async function loadedFontCss(): Promise<string> {
  const loaded = new Set([...document.fonts].filter(({ status }) => status === "loaded").map(faceKey));
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) =>
      loaded.has(
        faceKey({
          family: style.getPropertyValue("font-family"),
          style: style.getPropertyValue("font-style") || "normal",
          weight: style.getPropertyValue("font-weight") || "normal",
          unicodeRange: style.getPropertyValue("unicode-range") || "U+0-10FFFF",
        }),
      ),
    );
  return (await Promise.all(rules.map(embedFile))).join("\n");
}

/** A key that is the same for the rule and the loaded font of a face. */
function faceKey({
  family,
  style,
  weight,
  unicodeRange,
}: Pick<FontFace, "family" | "style" | "weight" | "unicodeRange">): string {
  return [family, style, weight, unicodeRange]
    .join("|")
    .replace(/["'\s]/g, "")
    .toLowerCase();
}

async function embedFile({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, file] = /url\("?([^")]+)"?\)/.exec(cssText) ?? [];
  if (file === undefined) return cssText;
  const address = new URL(file, parentStyleSheet?.href ?? document.baseURI);
  const font = await (await fetch(address)).blob();
  return cssText.replace(file, await toDataUrl(font));
}

async function toDataUrl(file: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("the file could not be read")));
    reader.readAsDataURL(file);
  });
}
