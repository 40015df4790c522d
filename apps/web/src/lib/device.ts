const key = "device";

/** The secret by which the registry knows this browser again; it outlives the session, and is of no use without the password. */
export const readDevice = (): string | undefined => localStorage.getItem(key) ?? undefined;
export const storeDevice = (secret: string): void => localStorage.setItem(key, secret);
