import { latinDigits } from "../../lib/text/latin-digits.ts";

export interface PriceDraft {
  kind: "free" | "fixed" | "ask";
  /** As it is typed, for `fixed`. */
  amount: string;
}

export type PriceWanted = { kind: "free" } | { kind: "ask" } | { kind: "fixed"; amount: string };

/** A price in the currency's smallest unit, or null where it is asked for, to be changed. */
export function draftOfPrice(language: string, amount: number | null, currency: string): PriceDraft {
  if (amount === null) return { kind: "ask", amount: "" };
  if (amount === 0) return { kind: "free", amount: "" };
  const digits = decimalsOf(currency);
  const text = String(amount).padStart(digits + 1, "0");
  const [whole, decimals] = [text.slice(0, text.length - digits), text.slice(text.length - digits)];
  return { kind: "fixed", amount: digits === 0 ? whole : `${whole}${decimalMarkOf(language)}${decimals}` };
}

/**
 * Undefined where no amount can be read. A comma counts as the decimal mark only in languages that write it so: elsewhere it would turn
 * thousands into units.
 */
export function priceOfDraft(language: string, { kind, amount }: PriceDraft): PriceWanted | undefined {
  if (kind !== "fixed") return { kind };
  const mark = decimalMarkOf(language);
  const text = latinDigits(amount.trim()).replace("٫", ".").replace(mark, ".");
  if (!/^\d{1,12}(?:\.\d{1,4})?$/.test(text) || /^[0.]*$/.test(text)) return undefined;
  return { kind, amount: text.replace(/^0+(?=\d)/, "") };
}

export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Arabic digits are typed with Latin ones here, and read with either. */
const decimalMarkOf = (language: string): string =>
  new Intl.NumberFormat(language, { numberingSystem: "latn" })
    .formatToParts(1.5)
    .find(({ type }) => type === "decimal")?.value ?? ".";
