/** An address as accounts are compared: one person's spellings of it are one account. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFKC").toLowerCase();
}
