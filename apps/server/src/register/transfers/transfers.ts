// What other rooms may use of the store of transfers.
export { deleteOverOffers } from "./transfer-store.ts";
