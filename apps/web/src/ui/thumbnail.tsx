import { useEffect, useRef, useState } from "react";
import { drawThumbnail } from "../lib/file/draw-thumbnail.ts";

/** CSS pixels. */
const size = 40;

/** A small picture of an image file, drawn in this browser once it is in view; for other files a plain mark. Only for eyes: the row names the file. */
export function Thumbnail({ file }: { file: File | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<File>();
  useEffect(() => {
    const place = canvas.current;
    if (file === undefined || place === null) return undefined;
    const leaving = new AbortController();
    const draw = async () => {
      const options = { width: size * devicePixelRatio, signal: leaving.signal };
      if (await drawThumbnail(file, place, options)) setDrawn(file);
    };
    const seen = new IntersectionObserver((entries) => {
      if (entries.every(({ isIntersecting }) => !isIntersecting)) return;
      seen.disconnect();
      void draw();
    });
    seen.observe(place);
    return () => {
      leaving.abort();
      seen.disconnect();
    };
  }, [file]);
  const isDrawn = file !== undefined && drawn === file;
  return (
    <span
      aria-hidden
      className="relative grid size-10 shrink-0 place-items-center overflow-hidden rounded-sm bg-raised"
    >
      <canvas
        ref={canvas}
        className={`absolute inset-0 size-full object-cover ${isDrawn ? "" : "opacity-0"}`}
      />
      {!isDrawn && <FileMark />}
    </span>
  );
}

/** A sheet with a folded corner. */
function FileMark() {
  return (
    <svg viewBox="0 0 20 20" className="size-5 text-muted">
      <path
        d="M5.5 2.5h6l3 3v12h-9zM11.5 2.5v3h3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
