import { encode } from "uqr";

/** Black on white at level H, 100 pixels wide; the white around it is the page's, not the code's. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "H", border: 0 });
  const path = data.flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <div className="rounded bg-white p-4">
      <svg role="img" aria-label={label} width="100" height="100" viewBox={`0 0 ${size} ${size}`}>
        <path d={path.join("")} fill="black" shapeRendering="crispEdges" />
      </svg>
    </div>
  );
}
