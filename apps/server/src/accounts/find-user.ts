// Other features' way to an account.
export { findUser, findUsersByEmail } from "./user-store.ts";
