// What other rooms may use of the stores of accounts.
export { hasSecondFactor } from "./factor-store.ts";
export { lockSession } from "./session-store.ts";
export { listSecurityEvents } from "./security-event-store.ts";
export { findByAddress, findUser, findUsersByEmail, liftSuspension, lockUser } from "./user-store.ts";
