import type { Table } from "@colophon/table";

/** The rows of a list, read in a worker; undefined if it can't be read. */
export function readList(file: File, language: string): Promise<Table | undefined> {
  const worker = new Worker(new URL("./list-worker.ts", import.meta.url), { type: "module" });
  return new Promise<Table | undefined>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Table | undefined>) => resolve(data));
    worker.addEventListener("error", () => resolve(undefined));
    worker.postMessage({ file, language });
  }).finally(() => worker.terminate());
}
