const key = "device";

/** The secret by which the registry recognizes this browser; it outlives the session, and is useless without the password. */
export const readDevice = (): string | undefined => localStorage.getItem(key) ?? undefined;
export const storeDevice = (secret: string): void => localStorage.setItem(key, secret);
