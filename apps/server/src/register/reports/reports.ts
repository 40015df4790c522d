// What other features may use of reports.
export {
  closeReport,
  deleteOldReports,
  isReport,
  listReports,
  measureReports,
  type ReportRow,
} from "./report-store.ts";
export { openReport } from "./sealed-report.ts";
