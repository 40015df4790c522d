// What other rooms may use of the stores of personal data.
export { closeByOperator } from "./erase-store.ts";
