// What other rooms may use of the store of reports.
export {
  closeReport,
  deleteOldReports,
  deleteReportsOf,
  isReport,
  keepContactHash,
  listReports,
  listReportsOf,
  listWithoutHash,
  measureReports,
  noContact,
  type ReportRow,
} from "./report-store.ts";
