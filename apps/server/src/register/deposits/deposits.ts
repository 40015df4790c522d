// What other rooms may use of the store of private copies.
export { sumDeposits } from "./deposit-store.ts";
