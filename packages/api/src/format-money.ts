/** An amount in the currency's smallest unit: cents, but whole yen. `language` may say which digits. */
export function formatMoney(language: string, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(language, { style: "currency", currency });
  return (
    format
      // As a text: divided, it would lose cents of large amounts.
      .format(`${amount}e-${format.resolvedOptions().maximumFractionDigits ?? 2}` as `${number}`)
      // Between marks of its own direction, wherever it is written: after Intl's U+200F, "CA$" is shown as "$CA".
      .replace(/^\u200f(.*[A-Z].*)/, "\u200e$1\u200e")
  );
}
