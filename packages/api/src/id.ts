import { z } from "zod";

/**
 * The id of a work, a user, a session or an alias. Every way of writing one becomes the canonical one here, at the API's
 * edge: what is stored, locked, sealed or staged under an id must not depend on how a caller writes it.
 */
export const id = z.uuid("invalid").toLowerCase();

/** The same for a certificate's number in a path, as people write it; an invalid number names no certificate. */
export const certificateInPath = z.string().max(200).toUpperCase();

/** The same in a body or a query, where it may be asked of the database, which takes no zero byte. */
export const certificateId = certificateInPath.regex(/^[^\0]*$/);

/** The path parameter of a call about one of them. */
export const idParams = z.object({ id });
