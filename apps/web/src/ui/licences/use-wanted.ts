import { type FieldErrorCode, parseAmount, type TermsWanted } from "@colophon/api";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type PriceDraft, priceOfDraft, type PriceWanted } from "./price-draft.ts";
import { type TermsDraft, termsOfDraft } from "./terms-draft.ts";

export interface Wanted {
  terms: TermsDraft;
  price: PriceDraft;
  currency: string;
  setTerms: (terms: TermsDraft) => void;
  setPrice: (price: PriceDraft) => void;
  /** What can't be read as it is typed. */
  refused: Record<string, FieldErrorCode>;
  /** A new object with each attempt that was refused. */
  refusal: object | undefined;
  isReviewing: boolean;
  setIsReviewing: (isReviewing: boolean) => void;
  /** Opens the review, or says what can't be read. */
  review: () => void;
  /** Only once it was reviewed. */
  read: () => { terms: TermsWanted; price: PriceWanted; amount: number | null };
}

/** Terms and a price that somebody fills in, and reads in plain words before they are sent. */
export function useWanted(firstTerms: TermsDraft, firstPrice: PriceDraft, currency: string): Wanted {
  const { i18n } = useTranslation();
  const [terms, setTerms] = useState(firstTerms);
  const [price, setPrice] = useState(firstPrice);
  const [isReviewing, setIsReviewing] = useState(false);
  const [refused, setRefused] = useState<Record<string, FieldErrorCode>>();
  const read = { terms: termsOfDraft(terms), price: priceOfDraft(i18n.language, price) };
  const amount = amountOf(read.price, currency);

  function problems(): Record<string, FieldErrorCode> {
    if (read.terms === undefined) return { "terms.files": "invalid" };
    if (price.kind === "fixed" && price.amount.trim() === "") return { "price.amount": "required" };
    if (read.price === undefined) return { "price.amount": "invalid" };
    return amount === undefined ? { "price.amount": "too_many_decimals" } : {};
  }

  return {
    terms,
    price,
    currency,
    setTerms,
    setPrice,
    refused: refused ?? {},
    refusal: refused,
    isReviewing,
    setIsReviewing,
    review() {
      const found = problems();
      const isRefused = Object.keys(found).length > 0;
      setRefused(isRefused ? found : undefined);
      setIsReviewing(!isRefused);
    },
    read() {
      if (read.terms === undefined || read.price === undefined || amount === undefined)
        throw new TypeError("not reviewed");
      return { terms: read.terms, price: read.price, amount };
    },
  };
}

/** In the currency's smallest unit; null: asked for; undefined: with more decimals than the currency has. */
function amountOf(price: PriceWanted | undefined, currency: string): number | null | undefined {
  if (price === undefined) return undefined;
  if (price.kind !== "fixed") return price.kind === "free" ? 0 : null;
  return parseAmount(price.amount, currency);
}
