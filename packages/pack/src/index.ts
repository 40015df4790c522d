export { type DocumentLanguage, documentLanguages } from "@colophon/certificate";
export type { PackFacts } from "./facts.ts";
export type { Pack, PackContents, PackFile } from "./make-pack.ts";
export { makePack } from "./make-pack.ts";
export type { Block } from "./read-me.ts";
export { readMe } from "./read-me.ts";
export { readMeHtml } from "./read-me-html.ts";
export type { StockCheck, StockFile } from "./stock-files.ts";
export { filesOfChecks, jwtName, stockChecksOf } from "./stock-files.ts";
