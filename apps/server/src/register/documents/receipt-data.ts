import { formatMoney, type Language } from "@colophon/api";
import type { Receipt } from "../orders/orders.ts";
import type { ReceiptParties } from "../orders/receipt-parties.ts";
import { productNames } from "../orders/product-names.ts";
import { typstLanguage } from "./page-data.ts";
import { createPrinter } from "./printable-text.ts";
import { receiptTexts } from "./receipt-texts.ts";

/** The contents of a receipt. Nothing about the work: the payer may be someone else. */
export interface ReceiptFacts extends ReceiptParties, Omit<Receipt, "sealed"> {
  /** The registry's address, which issued it. */
  publicUrl: string;
  /** How many works were paid for. */
  quantity: number;
  /** On a credit note: the receipt of the payment. */
  ofReceipt: number | undefined;
}

/** The contents of `receipt.json` for `receipt.typ`. */
export function receiptData(facts: ReceiptFacts, lang: Language) {
  const { number, kind, orderId, amount, tax, currency, quantity, issuedAt, ofReceipt } = facts;
  const { operator, payer, publicUrl } = facts;
  const texts = receiptTexts[lang];
  const printer = createPrinter(lang);
  const locale = `${lang}-u-nu-latn`;
  const line = (text: string) => printer.print(text);
  const lines = (all: readonly (string | null)[]) =>
    all.flatMap((text) => (text === null || text.trim() === "" ? [] : [line(text)]));
  const row = (label: string, value: string) => ({ label: line(label), value: line(value) });
  const money = (units: number) => line(formatMoney(locale, units, currency));
  const product = quantity === 1 ? productNames[lang] : `${productNames[lang]} × ${quantity}`;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(issuedAt);
  return {
    ...typstLanguage(lang),
    rtl: lang === "ar",
    fonts: printer.fonts,
    date: {
      year: issuedAt.getUTCFullYear(),
      month: issuedAt.getUTCMonth() + 1,
      day: issuedAt.getUTCDate(),
    },
    title: `${texts[kind]} ${number}`,
    heading: line(texts[kind]),
    about: [
      row(texts.number, String(number)),
      row(texts.date, date),
      ...(ofReceipt === undefined ? [] : [row(texts.ofReceipt, String(ofReceipt))]),
      row(texts.order, orderId),
    ],
    from: {
      label: line(texts.from),
      lines: lines([
        operator.name,
        ...operator.address,
        operator.taxId === undefined ? null : `${texts.taxId} ${operator.taxId}`,
      ]),
    },
    to: {
      label: line(texts.to),
      lines: lines([payer.name, payer.email, payer.country && countryName(locale, payer.country)]),
    },
    what: line(texts.what),
    item: { label: line(product), value: money(amount - tax) },
    sums: [
      { label: line(texts.net), value: money(amount - tax) },
      { label: line(texts.tax), value: money(tax) },
    ],
    total: { label: line(texts.total[kind]), value: money(amount) },
    note: line(texts.note[kind]),
    host: new URL(publicUrl).host,
  };
}

/** Shows a value that isn't a country code unchanged. */
function countryName(locale: string, code: string): string {
  try {
    // Their long names are those of an administration, and no address has them.
    const style = ["HK", "MO"].includes(code) ? "short" : "long";
    return new Intl.DisplayNames(locale, { type: "region", style }).of(code) ?? code;
  } catch {
    return code;
  }
}
