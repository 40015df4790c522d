// What other rooms may use of the store of drafts.
export { deleteOldDrafts, listDrafts } from "./draft-store.ts";
