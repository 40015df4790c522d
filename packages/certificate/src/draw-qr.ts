import { encode } from "uqr";

export interface QrDrawing {
  /** Black modules as one path, a unit each, from 0 to `modules`. */
  path: string;
  modules: number;
}

/** Level H, the version as small as fits, and no margin: the quiet zone is the template's. */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "H", border: 0 });
  const path = data.map((row, y) => drawRow(row, y)).join("");
  return { path, modules: size };
}

/** Neighbours in one stroke. */
function drawRow(row: readonly boolean[], y: number): string {
  let path = "";
  for (let from = 0; from < row.length; from++) {
    if (!row[from]) continue;
    let to = from;
    while (row[to + 1]) to++;
    path += `M${from} ${y}h${to - from + 1}v1h-${to - from + 1}z`;
    from = to;
  }
  return path;
}
