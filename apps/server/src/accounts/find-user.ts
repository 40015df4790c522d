// Other features' ways to an account.
export { findByAddress, findUser, findUsersByEmail, lockUser } from "./user-store.ts";
