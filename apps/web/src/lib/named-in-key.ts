/** Of what the register knows of works that name the user. */
export const namedInKey = ["named-in"];
