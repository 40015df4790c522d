// What other rooms may use of the store of notices.
export { listAllNotices } from "./notice-store.ts";
