import { enableModuleCache } from "./module-cache.ts";

enableModuleCache();
await import("./serve.ts");
