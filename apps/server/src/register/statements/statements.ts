// What other rooms may use of the store of statements.
export { countStatements, insertStatements, lockSpeakers, lockWorks } from "./statement-writer-store.ts";
