import { lexicon } from "@colophon/text-analysis";

/** The tokens of a concept and of all that are wider. */
interface ConceptTokens {
  own: string;
  wider: readonly string[];
}

/** Never emptied: there are as many as concepts in the lexicon. */
const known = new Map<string, ConceptTokens>();

/** Made once for each concept of the lexicon: what is looked up most should not be put together again each time. */
export function conceptTokens(concept: string): ConceptTokens {
  const before = known.get(concept);
  if (before !== undefined) return before;
  const wider = lexicon.widened(concept).filter((each) => each !== concept);
  const tokens = { own: `c:${concept}`, wider: wider.map((each) => `c:${each}`) };
  known.set(concept, tokens);
  return tokens;
}
