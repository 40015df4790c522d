/** What the page of a work has only where that has several files, in one file of code: the first page names each of them. */
export { ChosenFilesPart } from "./chosen-files-part.tsx";
export { CopiesPart } from "./copies-part.tsx";
