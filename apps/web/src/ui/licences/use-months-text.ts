import { useTranslation } from "react-i18next";

/** A number of months in words, whole years as years. */
export function useMonthsText(): (months: number) => string {
  const { i18n } = useTranslation();
  return (months) => {
    const isYears = months % 12 === 0;
    const words = new Intl.NumberFormat(i18n.language, {
      style: "unit",
      unit: isYears ? "year" : "month",
      unitDisplay: "long",
    }).format(isYears ? months / 12 : months);
    return /^(zh|ja)\b/.test(i18n.language) ? words.replaceAll(" ", "") : words;
  };
}
