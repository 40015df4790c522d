import { posix } from "node:path";

/** Beside stores and shared fragments of SQL: the plumbing of connections and transactions, and the migrations. */
const places = /^apps\/server\/src\/(base\/db\/.+|.+-(store|sql))\.ts$/;

/** Whether a file must leave its SQL to stores: all other files of the server. */
export function leavesSqlToStores(path: string): boolean {
  if (!path.startsWith("apps/server/src/") || path.endsWith(".test.ts")) return false;
  return !places.test(path);
}

const statement = /\bselect\b[^]*\bfrom\b|\binsert into \w|\bupdate \w+ (\w+ )?set \w|\bdelete from \w/;

/** Whether a text has a statement on data, or a part of one. */
export function isStatement(text: string): boolean {
  return statement.test(text);
}

/** Whether a statement only begins, limits or ends a transaction: rules do that. */
export function isOfTransactions(text: string): boolean {
  return /^(begin|commit|rollback|savepoint|set)\b/.test(text);
}

/** Says why the file `from` must not export names of `specifier`: what others may use of a store, its room's face says. */
export function refuseReExport(from: string, specifier: string): string | undefined {
  if (!from.startsWith("apps/server/src/") || !specifier.endsWith("-store.ts")) return undefined;
  const room = posix.basename(posix.dirname(from));
  return posix.basename(from) === `${room}.ts` ? undefined : `${room}.ts says what others may use of a store`;
}
