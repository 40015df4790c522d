import { fold } from "@colophon/text-analysis";
import type { QueryText, Taken } from "./query-text.ts";

/** Takes all that the table's expressions find; answers their keys. */
export function takeEach<K extends string>(query: QueryText, table: ReadonlyMap<K, RegExp>): K[] {
  return [...table].flatMap(([key, pattern]) => (query.takeAll(pattern).length > 0 ? [key] : []));
}

export function takeFirst<K extends string>(
  query: QueryText,
  table: ReadonlyMap<K, RegExp>,
  accept: (found: Taken) => boolean,
): K | undefined {
  for (const [key, pattern] of table) if (query.take(pattern, accept)) return key;
  return undefined;
}

/** The keys of the table's expressions that a text holds. */
export function keysIn<K extends string>(text: string, table: ReadonlyMap<K, RegExp>): K[] {
  const folded = fold(text);
  return [...table].flatMap(([key, pattern]) => (folded.search(pattern) >= 0 ? [key] : []));
}

/** Without repetitions, in the order of the specification. */
export const inOrder = <T>(values: readonly T[], order: readonly T[]): T[] =>
  order.filter((value) => values.includes(value));
