import { enableCompileCache } from "node:module";
import path from "node:path";

// Before anything large is loaded: otherwise each start strips the types of all modules and compiles them again. Worker
// threads read the variable too. An empty one would mean the current directory. If the cache can't be written, the server
// runs without.
process.env["NODE_COMPILE_CACHE"] ||= path.join(import.meta.dirname, "../../../../.cache/compiled");
enableCompileCache(process.env["NODE_COMPILE_CACHE"]);
await import("./serve.ts");
