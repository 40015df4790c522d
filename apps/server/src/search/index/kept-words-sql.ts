// How stores ask for kept words (kept-words.ts).

/** The tokens of a work that may have kept words. */
export const tokensOfKeptWords = "array(select lexeme from unnest(tokens) where lexeme ~ '^[@^&]')";

/** Asks for works that have a kept word. */
export const queryOfKeptWord = `(case when word like '@%' then quote_literal(word)
  when word like '&%' then quote_literal(word || ' ') || ':*A' else quote_literal('^' || word) end)::tsquery`;
