/**
 * An amount as people write it, with a point, in the currency's smallest unit: "25.00" CAD is 2500, "2500" JPY is 2500. Undefined where it
 * has more decimals than the currency, or more digits than are counted exactly.
 */
export function parseAmount(text: string, currency: string): number | undefined {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  const [, whole = "", decimals = ""] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === "" || decimals.length > digits) return undefined;
  const amount = Number(whole + decimals.padEnd(digits, "0"));
  return Number.isSafeInteger(amount) ? amount : undefined;
}
