// What other rooms may use of the store of invitations.
export { deleteOldLinks, insertInvitations, listAnswered, type NewInvitation } from "./invitation-store.ts";
