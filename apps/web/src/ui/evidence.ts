/** A certificate's evidence for other programs and other people, in one file of code: the first page names each of them. */
export { EvidencePack } from "./evidence-pack.tsx";
export { StockFiles } from "./stock-files.tsx";
