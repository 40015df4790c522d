// Other features' way to an account.
export { findUser } from "./user-store.ts";
