/** An amount in the currency's smallest unit as programs read it, exactly: "25.00", 2500 yen as "2500", 1500 fils as "1.500". */
export function plainAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const text = String(amount).padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
