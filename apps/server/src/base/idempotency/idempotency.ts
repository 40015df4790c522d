// What other rooms may use of the store of idempotency keys.
export { deleteSomeKeys, takeKeys, type Use } from "./idempotency-store.ts";
