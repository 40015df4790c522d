import { prepareHashing } from "./hash-file.ts";

/** Fetches what reading a file takes before there is one: the connection may be lost meanwhile. */
export async function readAhead(): Promise<void> {
  prepareHashing();
  await import("./recognise-file.ts");
}
