// What other rooms may use of the store of API tokens.
export { deleteExpiredTokens, listTokens } from "./token-store.ts";
export { describeToken } from "./make-token.ts";
