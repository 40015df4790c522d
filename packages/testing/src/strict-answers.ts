import { loadInstead } from "./load-instead.ts";

/** Loaded before a test server, but not in measurements: every answer is checked against its endpoint's schema. */
loadInstead(new URL("write-answers.ts", import.meta.url));
