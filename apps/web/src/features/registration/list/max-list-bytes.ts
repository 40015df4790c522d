/** A list has a thousand rows; a larger file is another one, and isn't read. */
export const maxListBytes = 50_000_000;
