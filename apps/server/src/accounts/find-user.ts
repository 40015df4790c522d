// Other features' ways to an account.
export { findByAddress, findUser, lockUser } from "./user-store.ts";
