import { prepareHashing } from "../../lib/file/hash-file.ts";

/** Prefetches the code that reads files, in case the connection is lost meanwhile. */
export async function readAhead(): Promise<void> {
  prepareHashing();
  await import("../../lib/checking/recognise-file.ts");
}
