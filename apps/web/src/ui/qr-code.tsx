import { encode } from "uqr";

interface Props {
  text: string;
  label: string;
  /** Certificates use H; with M, long texts get larger squares. */
  level?: "H" | "M";
  /** In pixels. */
  width?: number;
}

/** Black on white; the quiet zone around it is the page's, not the code's. */
export function QrCode({ text, label, level = "H", width = 100 }: Props) {
  const { data, size } = encode(text, { ecc: level, border: 0 });
  const path = data.flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <div className="rounded bg-white p-4">
      <svg role="img" aria-label={label} width={width} height={width} viewBox={`0 0 ${size} ${size}`}>
        <path d={path.join("")} fill="black" shapeRendering="crispEdges" />
      </svg>
    </div>
  );
}
