// What other rooms may use of the stores of the index.
export { relistEntries, retireEntries, unnameInEntry, writeEntries } from "./entry-store.ts";
