// What other rooms may use of the stores of works.
export { findBatch } from "./batch-store.ts";
export { hasWorks } from "./work-store.ts";
