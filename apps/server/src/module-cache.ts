import { enableCompileCache } from "node:module";
import path from "node:path";

/**
 * Before anything large is loaded: otherwise each start erases the types of all modules and compiles them anew. Takes no
 * effect where the folder cannot be written.
 */
export function enableModuleCache(): void {
  // Worker threads and child processes take it from here.
  process.env["NODE_COMPILE_CACHE"] ??= path.join(import.meta.dirname, "../../../.cache/compiled");
  enableCompileCache(process.env["NODE_COMPILE_CACHE"]);
}
