/** `npm run test:long`: more rounds, sizes and languages of what `npm test` does once. */
export const isLong = process.env["TEST_LONG"] === "1";
