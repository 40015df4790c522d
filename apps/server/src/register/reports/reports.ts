// What other rooms may use of the store of reports.
export { closeReport, isReport, listReports, measureReports, type ReportRow } from "./report-store.ts";
