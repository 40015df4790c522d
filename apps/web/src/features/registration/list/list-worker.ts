import { readTable, type Table } from "@colophon/table";

/** Reads a list beside the page, which stays quick. */
self.addEventListener("message", ({ data }: MessageEvent<{ file: File; language: string }>) => {
  const read = async (): Promise<Table | undefined> => {
    try {
      return readTable(new Uint8Array(await data.file.arrayBuffer()), data.language);
    } catch {
      return undefined;
    }
  };
  void read().then((table) => self.postMessage(table));
});
