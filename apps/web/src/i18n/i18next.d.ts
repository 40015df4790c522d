import "i18next";
import type clocks from "../../public/locales/en/clocks.json";
import type draft from "../../public/locales/en/draft.json";
import type help from "../../public/locales/en/help.json";
import type operator from "../../public/locales/en/operator.json";
import type privacy from "../../public/locales/en/privacy.json";
import type terms from "../../public/locales/en/terms.json";
import type translation from "../../public/locales/en/translation.json";

// Every key exists in English: a key that English lacks doesn't compile.
declare module "i18next" {
  interface CustomTypeOptions {
    resources: {
      translation: typeof translation;
      clocks: typeof clocks;
      draft: typeof draft;
      help: typeof help;
      operator: typeof operator;
      privacy: typeof privacy;
      terms: typeof terms;
    };
    defaultNS: "translation";
  }
}
