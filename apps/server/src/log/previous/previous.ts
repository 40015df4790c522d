// What other rooms may use of the stores of logs that have ended.
export { enterLog, leaveLog, listPreviousLogs, type PreviousLogRow } from "./previous-log-store.ts";
