/**
 * For what anyone may read of one certificate or file. No person comes near it; a program that guesses the numbers of
 * unlisted works does, since answers that nothing was found count too.
 */
export const readLimit = { config: { limit: { max: 600, seconds: 60 } } };
