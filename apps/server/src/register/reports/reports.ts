// What other features may use of reports.
export { closeReport, isReport, listReports, measureReports, type ReportRow } from "./report-store.ts";
export { openReport } from "./sealed-report.ts";
