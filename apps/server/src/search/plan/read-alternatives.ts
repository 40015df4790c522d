import type { IntendedMedium, MaterialType } from "@colophon/api";
import type { Compiled } from "./compile-grammar.ts";
import type { QueryText } from "./query-text.ts";
import { keysIn } from "./take-words.ts";

/** Kinds of works of which any will do. */
export interface Alternatives {
  types: MaterialType[];
  media: IntendedMedium[];
}

/** Takes a list of kinds of works: of "a song, a play or a game" any will do, and none is all three. */
export function takeAlternatives(query: QueryText, grammar: Compiled): Alternatives {
  const types: MaterialType[] = [];
  const media: IntendedMedium[] = [];
  for (const { text } of query.takeAll(grammar.kindList))
    for (const member of text.split(grammar.listSeparator)) {
      const named = keysIn(member, grammar.types);
      types.push(...named);
      if (named.length > 0) continue;
      const meant = keysIn(member, grammar.media);
      media.push(...meant);
      if (meant.length > 0) continue;
      for (const form of keysIn(member, grammar.forms)) {
        // A film is whatever is made for the screen: a screenplay, an animation, a documentary.
        if (form === "screenplay") media.push("screen");
        else types.push(form);
      }
    }
  return { types, media };
}
