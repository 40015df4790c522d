// What other rooms may use of the store of daily limits.
export { deleteOldCounts } from "./daily-count-store.ts";
