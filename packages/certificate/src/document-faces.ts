/** The typefaces of the document; `file` is in the package's `fonts` folder, compressed with Brotli. */
export const documentFaces = [
  { family: "EB Garamond", weight: 400, style: "normal", file: "eb-garamond-400.ttf.br" },
  { family: "EB Garamond", weight: 500, style: "normal", file: "eb-garamond-500.ttf.br" },
  { family: "EB Garamond", weight: 400, style: "italic", file: "eb-garamond-400-italic.ttf.br" },
  { family: "Amiri", weight: 400, style: "normal", file: "amiri-400.ttf.br" },
  { family: "Noto Serif SC", weight: 400, style: "normal", file: "noto-serif-sc-400.ttf.br" },
  { family: "Noto Serif TC", weight: 400, style: "normal", file: "noto-serif-tc-400.ttf.br" },
  { family: "Noto Serif JP", weight: 400, style: "normal", file: "noto-serif-jp-400.ttf.br" },
] as const;

export type Face = (typeof documentFaces)[number];
export type Family = Face["family"];

export const faceName = ({ family, weight, style }: Face): string => `${family} ${weight} ${style}`;
