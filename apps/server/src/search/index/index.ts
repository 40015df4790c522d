// What other rooms may use of the stores of the index.
export { relistEntry, retireEntries, unnameInEntry, writeEntries } from "./entry-store.ts";
