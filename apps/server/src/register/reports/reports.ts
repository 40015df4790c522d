// What other rooms may use of the store of reports.
export {
  closeReport,
  deleteOldReports,
  isReport,
  listReports,
  measureReports,
  type ReportRow,
} from "./report-store.ts";
