// What other rooms may use of the stores of the log.
export { type KeySet, readNewestKeySet } from "./key-set-store.ts";
