/** Chooses a text's form for a work without a name, because the registrant's account was erased. */
export const unnamed = (name: string | undefined) => (name ? {} : ({ context: "unnamed" } as const));
