/** An address as accounts are compared: different spellings of one address are one account. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFKC").toLowerCase();
}
