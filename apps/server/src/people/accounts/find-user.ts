// What other features may use to find an account.
export { findByAddress, findUser, findUsersByEmail, lockUser } from "./user-store.ts";
