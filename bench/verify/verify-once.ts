import { readFileSync } from "node:fs";
import type { Trust } from "@colophon/proof";

/**
 * The cost of a user's first check: a fresh process, nothing compiled yet, computing as the command line does. Its argument is a
 * file with bundle and trust; it sends its parent the milliseconds of loading the packages and of checking.
 */
const { bundle, trust } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as {
  bundle: string;
  trust: Trust;
};
const start = performance.now();
const { createNodePrimitives } = await import("@colophon/node-primitives");
const { verifyCertificate } = await import("@colophon/proof");
const loaded = performance.now();
const { verdict } = verifyCertificate(bundle, { trust, primitives: createNodePrimitives() });
process.send?.({ load: loaded - start, check: performance.now() - loaded, verdict });
