/**
 * `npm run test:long` and `test:beyond`: all cells of a matrix and many rounds of tests that `npm test` runs once; and whole
 * scenarios, in files named `x.long.test.ts` and `x.long.spec.ts`, or browser tests with `@long` in their title.
 */
export const isLong = process.env["TEST_LONG"] === "1";
