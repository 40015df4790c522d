/** The query key of works that name the user. */
export const namedInKey = ["named-in"];
