// One file of code: who opens one of these pages goes on to the others.
export { RequestsPage } from "./requests-page.tsx";
export { TakePage } from "./take-page.tsx";
