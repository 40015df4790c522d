import { enableCompileCache } from "node:module";
import path from "node:path";
import { setFlagsFromString } from "node:v8";

/**
 * Before anything large is loaded: without this a start erases the types of all modules and compiles them anew, and
 * what is read then leaves room for itself behind. Takes no effect where .cache cannot be written.
 */
export function prepareProcess(): void {
  // What is new lives in half a MiB instead of 16, and most of it dies there all the same.
  setFlagsFromString("--semi-space-growth-factor=1");
  // For worker threads and child processes, too.
  process.env["NODE_COMPILE_CACHE"] ??= path.join(import.meta.dirname, "../../../.cache/compiled");
  enableCompileCache(process.env["NODE_COMPILE_CACHE"]);
}
