// Other features' ways to what is kept of reports.
export { closeReport, isReport, listReports, measureReports, type ReportRow } from "./report-store.ts";
export { openReport } from "./sealed-report.ts";
