/** Picks a text's form for a work whose record names nobody: the account that registered it was erased. */
export const unnamed = (name: string | undefined) => (name ? {} : ({ context: "unnamed" } as const));
