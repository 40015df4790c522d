import type { Rolldown } from "vite";

/** Chunks with all that they import, directly or not: what is fetched before they run. */
export function withImports(
  start: Rolldown.OutputChunk[],
  chunks: Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const found = new Set(start);
  for (const chunk of found)
    for (const next of chunks) if (chunk.imports.includes(next.fileName)) found.add(next);
  return [...found];
}
