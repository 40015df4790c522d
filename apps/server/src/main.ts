import { prepareProcess } from "./prepare-process.ts";

prepareProcess();
await import("./serve.ts");
