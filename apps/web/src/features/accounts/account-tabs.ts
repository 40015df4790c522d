// One chunk: a user who opens one tab soon opens another, and every visitor would have to load a list of separate files.
export { AccountPage } from "./account-page.tsx";
export { GeneralTab } from "./general-tab.tsx";
export { LettersTab } from "./letters-tab.tsx";
export { OrdersTab } from "./orders-tab.tsx";
export { SecurityTab } from "./security-tab.tsx";
