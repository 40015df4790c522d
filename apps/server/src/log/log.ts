// What other rooms may use of the stores of the log.
export { type KeySet, readNewestKeySet } from "./key-set-store.ts";
export { readClosedHead, writeClosedHead } from "./closed-head-store.ts";
export { insertKeySet } from "./key-set-store.ts";
export { appendBatch, foundLog, readHead, readNames } from "./log-store.ts";
export { readPages } from "./prefix-page-store.ts";
