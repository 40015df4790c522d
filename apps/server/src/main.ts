import { enableCompileCache } from "node:module";
import path from "node:path";

// Before anything large is loaded: otherwise each start erases the types of all modules and compiles them anew. Worker
// threads take it from the environment. Empty, it would name the folder in which the server was started. Where it cannot
// be written, everything goes on without.
process.env["NODE_COMPILE_CACHE"] ||= path.join(import.meta.dirname, "../../../.cache/compiled");
enableCompileCache(process.env["NODE_COMPILE_CACHE"]);
await import("./serve.ts");
