import type { Term, Terms } from "./terms.ts";

/** What two permissions may have in common. */
export type Scope = { [Name in "media" | "territory" | "files"]?: Terms[Name] | undefined } & Term;

/**
 * Whether two permissions of one work meet: in a medium, in a place, of a file and on a day that both have. An exclusive one may not
 * meet another in force, whatever its purpose.
 */
export function overlap(one: Scope, other: Scope): boolean {
  return (
    meets(one.media, other.media) &&
    meets(one.territory, other.territory) &&
    meets(one.files, other.files) &&
    meetsInTime(one, other)
  );
}

/** A list that is absent is all of its kind. */
function meets<Item>(one: readonly Item[] | undefined, other: readonly Item[] | undefined): boolean {
  return one === undefined || other === undefined || one.some((item) => other.includes(item));
}

function meetsInTime(one: Term, other: Term): boolean {
  const isBefore = ({ until }: Term, { from }: Term) => until !== undefined && until < from;
  return !isBefore(one, other) && !isBefore(other, one);
}
