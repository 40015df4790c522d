import { formatMoney } from "@colophon/api";
import { useTranslation } from "react-i18next";

/** A price in words: an amount, free of charge, or to be asked for. */
export function usePriceText(): (price: { amount: number | null; currency: string }) => string {
  const { t, i18n } = useTranslation("licences");
  return ({ amount, currency }) => {
    if (amount === null) return t("price.asked");
    return amount === 0 ? t("price.free") : formatMoney(i18n.language, amount, currency);
  };
}
