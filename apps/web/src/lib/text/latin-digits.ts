/** Converts typed Arabic, Persian and full-width digits to Latin ones, in which numbers are stored. */
export const latinDigits = (text: string): string =>
  // Each of these rows of ten begins at a multiple of 16.
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) % 16));
