// What other rooms may use of the store of statements.
export { countStatements, insertStatements } from "./statement-store.ts";
