import { type LicenceRequest, parseAmount, type TermsWanted } from "@colophon/api";
import { lastDay, type Scope, TERMS_VOCABULARY } from "@colophon/licences";
import { AppError } from "../../base/errors.ts";

/** Today in UTC, as `2026-11-29`. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** What terms permit, from a day on: today, while they are only offered or agreed. */
export function scopeOf(terms: TermsWanted, from = today()): Scope {
  const { media, territory, files, months } = terms;
  return {
    media: unlessEmpty(media),
    territory: unlessEmpty(territory),
    files: unlessEmpty(files),
    from,
    until: months === null ? undefined : lastDay(from, months),
  };
}

/** An empty list restricts nothing. */
const unlessEmpty = <Item>(list: Item[]): Item[] | undefined => (list.length === 0 ? undefined : list);

export const termsWithVocabulary = (terms: TermsWanted): LicenceRequest["terms"] => ({
  ...terms,
  vocabulary: TERMS_VOCABULARY,
});

/** A price as it comes with an offer or an answer. */
export type Price = { kind: "free" } | { kind: "ask" } | { kind: "fixed"; amount: string };

/** In the currency's smallest unit; null: asked for. */
export function amountOf(price: Price, currency: string): number | null {
  if (price.kind !== "fixed") return price.kind === "free" ? 0 : null;
  const amount = parseAmount(price.amount, currency);
  if (amount === undefined)
    throw new AppError("validation_failed", { fields: { "price.amount": "too_many_decimals" } });
  return amount;
}

/** Refuses files that the work doesn't have. */
export function requireFiles({ files }: TermsWanted, fileCount: number): void {
  if (files.some((number) => number > fileCount))
    throw new AppError("validation_failed", { fields: { "terms.files": "invalid" } });
}
