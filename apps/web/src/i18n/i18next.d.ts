import "i18next";
import type help from "../../public/locales/en/help.json";
import type operator from "../../public/locales/en/operator.json";
import type privacy from "../../public/locales/en/privacy.json";
import type terms from "../../public/locales/en/terms.json";
import type translation from "../../public/locales/en/translation.json";

// English is the language that every key exists in: a key that it lacks does not compile.
declare module "i18next" {
  interface CustomTypeOptions {
    resources: {
      translation: typeof translation;
      help: typeof help;
      operator: typeof operator;
      privacy: typeof privacy;
      terms: typeof terms;
    };
    defaultNS: "translation";
  }
}
