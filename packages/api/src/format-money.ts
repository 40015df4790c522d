/** An amount in the currency's smallest unit: cents, but whole yen. `language` may say which digits. */
export function formatMoney(language: string, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(language, { style: "currency", currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
