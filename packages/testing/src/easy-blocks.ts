import { loadInstead } from "./load-instead.ts";

/** Loaded before a test server: blocks of the simulated chain have little work. */
loadInstead(new URL("work-floors.ts", import.meta.url));
