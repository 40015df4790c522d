// One chunk: few people see these, and every visitor would have to load a list of separate files.
export { AccountTab } from "./account-tab.tsx";
export { ActsTab } from "./acts-tab.tsx";
export { CertificateTab } from "./certificate-tab.tsx";
export { FindTab } from "./find-tab.tsx";
export { GlanceTab } from "./glance-tab.tsx";
export { FailedLettersTab } from "./failed-letters-tab.tsx";
export { OperatorPage } from "./operator-page.tsx";
export { WaitingOrdersTab } from "./waiting-orders-tab.tsx";
export { ReportsTab } from "./reports-tab.tsx";
