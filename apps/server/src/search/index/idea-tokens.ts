import { lexicon } from "../analysis/lexicon.ts";

/** The tokens of an idea and of all that are wider. */
interface IdeaTokens {
  own: string;
  wider: readonly string[];
}

const known = new Map<string, IdeaTokens>();

/** Made once for each idea of the lexicon: what is looked up most should not be put together anew each time. */
export function ideaTokens(concept: string): IdeaTokens {
  const before = known.get(concept);
  if (before !== undefined) return before;
  const wider = lexicon.widened(concept).filter((idea) => idea !== concept);
  const tokens = { own: `c:${concept}`, wider: wider.map((idea) => `c:${idea}`) };
  known.set(concept, tokens);
  return tokens;
}
