import type { Language } from "@colophon/api";

/** The product's name on the payment page. */
export const productNames: Readonly<Record<Language, string>> = {
  en: "Registration of a work",
  fr: "Enregistrement d’une œuvre",
  es: "Registro de una obra",
  ar: "تسجيل عمل",
  zh: "作品登记",
  "zh-TW": "作品登記",
  ja: "作品の登録",
};
