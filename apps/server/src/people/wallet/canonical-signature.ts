/** Normalises a key's signature for `recoverAddress`: wallets differ in letter case, and some count v from 0. */
export function canonicalSignature(signature: string): string {
  const text = signature.toLowerCase();
  return /^0x[0-9a-f]{128}0[01]$/.test(text) ? text.replace(/00$/, "1b").replace(/01$/, "1c") : text;
}
