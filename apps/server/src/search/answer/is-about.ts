import type { Piece } from "@colophon/text-analysis";
import { exactScore } from "../rank/aspect-score.ts";
import type { Ranked } from "../rank/rank.ts";
import { type Aspect, tellingOf } from "../retrieve/aspects.ts";
import type { SearchOutcome } from "../search.ts";

const wellMatched = 0.62;

/** Whether a work is about just this, not only about something wider. */
export const isAbout = ({ tokens }: Ranked, aspect: Pick<Aspect, "alternatives" | "impliedShare">): boolean =>
  exactScore(aspect, tokens) >= wellMatched;

/** What was asked for and what none of the works that were found is about. */
export function missingSubjects({ parsed, aspects, results }: SearchOutcome): readonly Piece[] {
  const isLike = parsed.model !== undefined || parsed.isLikeFamous === true;
  if (isLike || results.some(({ isTitle }) => isTitle)) return [];
  return tellingOf(aspects)
    .filter((aspect) => !results.some((result) => isAbout(result, aspect)))
    .flatMap(({ piece }) => (piece !== undefined && isSubject(piece) ? [piece] : []));
}

/** A word that the lexicon does not know need be no subject. */
const isSubject = ({ concepts }: Piece): boolean => concepts.length > 0;
