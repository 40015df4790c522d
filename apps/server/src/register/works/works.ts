// What other rooms may use of the stores of works.
export { hasWorks } from "./work-store.ts";
