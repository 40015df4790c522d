export { readRows, readTable, type Table, writeTable } from "./read-table.ts";
