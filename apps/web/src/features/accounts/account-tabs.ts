// Fetched together: whoever opens one soon opens another, and each visitor would pay for the names of their files.
export { AccountPage } from "./account-page.tsx";
export { GeneralTab } from "./general-tab.tsx";
export { LettersTab } from "./letters-tab.tsx";
export { OrdersTab } from "./orders-tab.tsx";
export { SecurityTab } from "./security-tab.tsx";
