// What is said of other clocks, beside a verdict and below it: loaded as one, with the first that there are.
export { ClocksCheck } from "./clocks-check.tsx";
export { ClocksNote } from "./clocks-note.tsx";
